// A few soft tones, made by the browser itself; silent until somebody asks for them.
import { recall, remember } from '../page/memory';

let context: AudioContext | null = null;

export function soundOn(): boolean {
  return recall('sound') === 'on';
}

export function setSound(on: boolean): void {
  remember('sound', on ? 'on' : 'off');
  if (on) chime('turn');
}

const TUNES: Record<'turn' | 'over' | 'chat', [number, number][]> = {
  turn: [
    [659, 0],
    [880, 0.12],
  ],
  over: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
    [1047, 0.42],
  ],
  chat: [[740, 0]],
};

export function chime(what: keyof typeof TUNES): void {
  if (!soundOn()) return;
  try {
    context ??= new AudioContext();
    for (const [pitch, at] of TUNES[what]) {
      const start = context.currentTime + at;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    }
  } catch {
    // no sound device: the title still tells
  }
}
