import { mount } from "svelte";
import App from "./App.svelte";
import { follow, settings } from "./settings/settings.svelte";
import "./styles/index.css";
import { speak } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
await speak(settings.language);
follow();
mount(App, { target });
