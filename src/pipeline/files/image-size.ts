import { imageSize } from 'image-size';

const images = /\.(png|jpe?g|gif|webp|avif|svg)$/i;

/**
 * Returns width and height of an image in CSS pixels, to prevent layout shifts. Undefined for other
 * files and for images without a size.
 */
export function measureImage(
  name: string,
  contents: Uint8Array,
): { readonly width: number; readonly height: number } | undefined {
  if (!images.test(name)) return undefined;
  try {
    const { width, height, orientation = 1 } = imageSize(contents);
    // EXIF orientations from 5 on are rotated by 90 degrees.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
