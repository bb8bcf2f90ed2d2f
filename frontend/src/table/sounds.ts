/** Plays quiet sounds. They are synthesised in the page, so nothing is loaded. */
import { settings, type Volume } from '../lib/settings.svelte';

export type Sound = 'card' | 'take' | 'swell' | 'toll' | 'turn' | 'round' | 'end';

export type EventSound = Exclude<Sound, 'turn'>;

const VOLUME = 0.06;
const LOUDNESS: Record<Volume, number> = { off: 0, quiet: 1, medium: 2.5, loud: 6 };
const loudness = (): number => VOLUME * LOUDNESS[settings.volume];
let context: AudioContext | null = null;

/** Play a short rustle: noise through a falling band-pass. */
function rustle(audio: AudioContext, at: number, length: number, pitch: number): void {
  const samples = Math.floor(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  band.type = 'bandpass';
  band.frequency.setValueAtTime(pitch, at);
  band.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  gain.gain.value = loudness() * 4;
  source.connect(band).connect(gain).connect(audio.destination);
  source.start(at);
}

/** Play a struck tone that fades, like a small ship's bell. */
function bell(audio: AudioContext, at: number, pitch: number): void {
  for (const [partial, share] of [
    [1, 1],
    [2.76, 0.3],
    [5.4, 0.1],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch * partial;
    gain.gain.setValueAtTime(loudness() * share, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.9 / partial + 0.2);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 1.2);
  }
}

/** Play a sound at the chosen volume. Nothing is heard if the browser allows no sound before the first press. */
export function play(sound: Sound): void {
  if (settings.volume === 'off') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    void context.resume();
    return;
  }
  const now = context.currentTime;
  if (sound === 'card') rustle(context, now, 0.09, 2400);
  if (sound === 'take') {
    rustle(context, now, 0.12, 1500);
    rustle(context, now + 0.08, 0.16, 1000);
  }
  if (sound === 'swell') {
    rustle(context, now, 0.45, 700);
    rustle(context, now + 0.16, 0.5, 480);
  }
  if (sound === 'turn') bell(context, now, 880);
  if (sound === 'toll') bell(context, now, 330);
  if (sound === 'round') [659, 880].forEach((pitch, i) => bell(context as AudioContext, now + i * 0.22, pitch));
  if (sound === 'end') [659, 784, 988].forEach((pitch, i) => bell(context as AudioContext, now + i * 0.22, pitch));
}
