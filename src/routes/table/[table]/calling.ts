/** Calls whoever holds this device, once it is their turn: by a shake and a short tone, as they chose. */
import { lookNow } from '$lib/ui/look.ts';

/** Milliseconds of the shake. */
const SHAKE = 180;
/** Hertz, seconds and loudness (of 1) of the tone. */
const TONE = { pitch: 660, lasts: 0.25, loud: 0.12 };

/** A device that cannot shake or sound, or is not allowed to yet, stays quiet. */
export function call(): void {
	const { shake, sound } = lookNow();
	if (shake === 'on' && 'vibrate' in navigator) navigator.vibrate(SHAKE);
	if (sound === 'on') void ring().catch(() => undefined);
}

async function ring(): Promise<void> {
	const context = new AudioContext();
	const tone = context.createOscillator();
	const volume = context.createGain();
	const { currentTime: now } = context;
	tone.frequency.value = TONE.pitch;
	volume.gain.setValueAtTime(TONE.loud, now);
	volume.gain.exponentialRampToValueAtTime(0.001, now + TONE.lasts);
	tone.connect(volume).connect(context.destination);
	tone.start(now);
	tone.stop(now + TONE.lasts);
	tone.onended = () => void context.close();
	await context.resume();
}
