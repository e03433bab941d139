const query = matchMedia("(min-width: 900px)");

/** Whether there is room for the lane, the sheet and the log beside the rows. */
class Wide {
  now = $state(query.matches);

  constructor() {
    query.addEventListener("change", (event) => (this.now = event.matches));
  }
}

export const wide = new Wide();
