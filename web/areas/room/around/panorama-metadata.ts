/**
 * Marks a 360° JPEG as one (Google's Photo Sphere XMP), so that photo programs and sites let people look around in it.
 * The picture is `width` pixels wide and half as high.
 */
export function withPanoramaMetadata(jpeg: Uint8Array<ArrayBuffer>, width: number): Uint8Array<ArrayBuffer> {
  const height = width / 2;
  const values = [
    ["ProjectionType", "equirectangular"],
    ["UsePanoramaViewer", "True"],
    ["FullPanoWidthPixels", width],
    ["FullPanoHeightPixels", height],
    ["CroppedAreaImageWidthPixels", width],
    ["CroppedAreaImageHeightPixels", height],
    ["CroppedAreaLeftPixels", 0],
    ["CroppedAreaTopPixels", 0],
  ];
  const attributes = values.map(([name, value]) => `GPano:${name}="${value}"`).join(" ");
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" ${attributes}/></rdf:RDF></x:xmpmeta>`;
  const body = new TextEncoder().encode(`http://ns.adobe.com/xap/1.0/\0${packet}`);
  const length = body.length + 2;
  // after the start of the image: marker APP1, length, content
  const start = jpeg.subarray(0, 2);
  const segment = [0xff, 0xe1, length >> 8, length & 0xff];
  const out = new Uint8Array(jpeg.length + segment.length + body.length);
  out.set(start);
  out.set(segment, 2);
  out.set(body, 6);
  out.set(jpeg.subarray(2), 6 + body.length);
  return out;
}
