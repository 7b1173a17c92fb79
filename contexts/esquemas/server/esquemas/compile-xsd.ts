import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';
import type { ArchivoTexto } from './archivo-xsd.ts';

/** Addresses of the files of a package while it is compiled: nothing else has any, so nothing else is read. */
const ESQUEMA_URL = 'lci-esquemas:';

let provider: XmlBufferInputProvider | undefined;
let compiled = 0;

/**
 * A validator of a package of XML Schema, its first file being the entry. The caller must dispose of it.
 *
 * @throws XmlValidateError when the package is no schema
 */
export function compileXsd(archivos: readonly ArchivoTexto[]): XsdValidator {
  const [entrada] = archivos;
  if (!entrada) throw new Error('A package has at least one schema.');
  const files = openProvider();
  const base = `${ESQUEMA_URL}/${compiled++}/`;
  for (const { ruta, texto } of archivos) files.addBuffer(base + ruta, Buffer.from(texto));
  try {
    using document = XmlDocument.fromString(entrada.texto, { url: base + entrada.ruta });
    return XsdValidator.fromDoc(document);
  } finally {
    for (const { ruta } of archivos) files.removeBuffer(base + ruta);
  }
}

/** Registered once: libxml2 keeps providers for the whole process and has room for few. */
function openProvider(): XmlBufferInputProvider {
  if (!provider) {
    provider = new XmlBufferInputProvider({});
    if (!xmlRegisterInputProvider(provider))
      throw new Error('libxml2 has no room for another input provider.');
  }
  return provider;
}
