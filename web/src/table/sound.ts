/** A few quiet sounds, made on the spot; only where the reader has switched them on. */

import { settings } from "../settings.svelte";

export type Sound = "turn" | "card" | "danger" | "end";

/** Notes in hertz, one after another. */
const NOTES: Record<Sound, readonly number[]> = {
  turn: [392, 523],
  card: [196],
  danger: [147, 139],
  end: [262, 330, 392, 523],
};
const LENGTH = 0.16;
const LOUDNESS = 0.07;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[sound].forEach((pitch, i) => note(pitch, start + i * LENGTH * 0.8));
}

/** A struck glass under water: a sine that fades, with a little of its octave. */
function note(pitch: number, at: number): void {
  if (context === null) return;
  const volume = context.createGain();
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH * 3);
  volume.connect(context.destination);
  for (const [times, type] of [
    [1, "sine"],
    [2, "triangle"],
  ] as const) {
    const voice = context.createOscillator();
    const share = context.createGain();
    share.gain.value = times === 1 ? 1 : 0.15;
    voice.type = type;
    voice.frequency.value = pitch * times;
    voice.connect(share).connect(volume);
    voice.start(at);
    voice.stop(at + LENGTH * 3);
  }
}
