import { imageSize } from 'image-size';

const images = /\.(png|jpe?g|gif|webp|avif|svg)$/i;

/**
 * Width and height of an image in CSS pixels, for its tag, so that the page does not move when it arrives.
 * Undefined for other files and for images that do not say.
 */
export function measureImage(
  name: string,
  contents: Uint8Array,
): { readonly width: number; readonly height: number } | undefined {
  if (!images.test(name)) return undefined;
  try {
    const { width, height, orientation = 1 } = imageSize(contents);
    // EXIF orientations from 5 on lie on their side.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
