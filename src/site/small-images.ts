/** Images that are narrower have nothing to show at a larger size. */
const minWidthPixels = 160;

const enlargeable =
  /<button [^>]*\bclass="zoom\b[^>]*>(<img [^>]*\bwidth="(\d+)"[^>]*>)<\/button><span class="zoomed".*?<\/button><\/span>/gs;

/** Removes the means to enlarge from small images, such as icons, whose size only the whole site knows. */
export function withoutSmallZooms(html: string): string {
  if (!html.includes('class="zoom')) return html;
  return html.replace(enlargeable, (whole, image: string, width: string) =>
    Number(width) < minWidthPixels ? image : whole,
  );
}
