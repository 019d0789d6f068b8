/** Makes a picture small enough to carry, on the device that brings it: nothing but its pixels goes on the way. */

/** The longest side in pixels and the quality of the JPEG, tried one after another. */
const TRIES: readonly (readonly [number, number])[] = [
	[1024, 0.8],
	[1024, 0.65],
	[800, 0.65],
	[640, 0.6]
];
/** Small enough for a file that holds all pictures of twelve tables. */
const SMALL = 120 * 1024;

/** The picture as a JPEG; null where this device cannot read it. */
export async function shrink(file: Blob): Promise<Blob | null> {
	const picture = await createImageBitmap(file).catch(() => null);
	if (!picture) return null;
	let best: Blob | null = null;
	for (const [side, quality] of TRIES) {
		best = await asJpeg(picture, side, quality);
		if (best && best.size <= SMALL) break;
	}
	picture.close();
	return best;
}

function asJpeg(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
	const scale = Math.min(1, side / Math.max(picture.width, picture.height));
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(picture.width * scale));
	canvas.height = Math.max(1, Math.round(picture.height * scale));
	const paper = canvas.getContext('2d');
	if (!paper) return Promise.resolve(null);
	// a JPEG knows nothing transparent: it would be black
	paper.fillStyle = '#fff';
	paper.fillRect(0, 0, canvas.width, canvas.height);
	paper.imageSmoothingQuality = 'high';
	paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
