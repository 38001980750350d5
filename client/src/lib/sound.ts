/** A few soft sounds, made here: no files to load. */
const NOTES = { turn: [660, 880], place: [220], card: [330], dice: [180, 240, 200], end: [523, 659, 784] } as const;
let context: AudioContext | null = null;

export function chime(kind: keyof typeof NOTES): void {
  // Browsers make no sound before the first click; then nobody misses it.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const pitch of NOTES[kind]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.3);
    at += 0.11;
  }
}
