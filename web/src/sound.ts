import type { SoundName } from "./table/scene";

interface Note {
  hertz: number;
  /** Seconds after the first. */
  at: number;
  seconds: number;
  loud: number;
  wave: OscillatorType;
}

const note = (hertz: number, at = 0, seconds = 0.12, loud = 0.1, wave: OscillatorType = "triangle"): Note => ({
  hertz,
  at,
  seconds,
  loud,
  wave,
});

/** Short and soft: wood, paper, and a cow bell for what costs something. */
const SOUNDS: Record<SoundName, readonly Note[]> = {
  lay: [note(180, 0, 0.07, 0.08)],
  turn: [note(330, 0, 0.08, 0.06), note(440, 0.06, 0.1, 0.06)],
  land: [note(220, 0, 0.08, 0.1), note(110, 0, 0.1, 0.08, "sine")],
  take: [note(587, 0, 0.32, 0.06), note(831, 0, 0.26, 0.03, "sine"), note(523, 0.18, 0.4, 0.06)],
  over: [note(392, 0, 0.18, 0.07), note(494, 0.14, 0.18, 0.07), note(587, 0.28, 0.36, 0.07)],
};

let context: AudioContext | undefined;

export function play(name: SoundName): void {
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const each of SOUNDS[name]) sound(context, start + each.at, each);
}

function sound(audio: AudioContext, at: number, { hertz, seconds, loud, wave }: Note): void {
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds + 0.02);
}
