import { XmlDocument, type XsdValidator } from 'libxml2-wasm';

/** Name of the root of a message that a schema takes; undefined of one that it refuses. */
export function findRaizValida(xsd: XsdValidator, xml: string): string | undefined {
  using documento = XmlDocument.fromString(xml);
  try {
    xsd.validate(documento);
    return documento.root.name;
  } catch {
    return undefined;
  }
}
