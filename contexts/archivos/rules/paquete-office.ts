/** The directory of a ZIP that fills its file from the first byte to the last. */
export interface DirectorioZip {
  /** Names of the entries, in order. */
  readonly entradas: readonly string[];
  /** Text of `[Content_Types].xml`; empty when there is none. */
  readonly tipos: string;
  /** Whether some entry is encrypted. */
  readonly cifrado: boolean;
  /** Texts of the parts that say what the others are related to; null where one cannot be read. */
  readonly relaciones: readonly string[] | null;
  /** Whether it unpacks to more than a document does, by what it says or in truth. */
  readonly excesivo: boolean;
}

const PRINCIPAL = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
} as const;

/** Parts that carry or run code, by content type (whatever their name) and by name. */
const MACROS = /macroenabled|vbaproject|vbadata|macrosheet|activex/i;
const PROGRAMA =
  /\.(?:exe|dll|com|bat|cmd|ps1|js|jse|vbs|vbe|wsf|hta|scr|msi|jar|lnk|docm|dotm|xlsm|xltm|xlsb|xlam|pptm|potm|ppsm)$/i;

/** An object of another program, by the name of its part and by its type. */
const OBJETO = /oleobject[^/]*\.bin$/i;
const TIPO_OBJETO = /officedocument\.oleobject/i;
/** Parts that open together with the document, without an action of the person. */
const ABIERTA_SOLA = /\bType\s*=\s*["'][^"']*\/(?:attachedTemplate|oleObject|subDocument|frame|aFChunk)["']/i;
const EXTERNA = /\bTargetMode\s*=\s*["']External["']/i;

/** A relation as it is written: its attributes may hold anything but the beginning of another one. */
const RELACION = /<(?:\w+:)?Relationship\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*/g;

/** Whether a document fetches a template or a part of itself from another place when somebody opens it. */
function hasParteExterna(relaciones: readonly string[]): boolean {
  return relaciones
    .flatMap((texto) => texto.replaceAll('\0', '').match(RELACION) ?? [])
    .map(decodeReferences)
    .some((relacion) => EXTERNA.test(relacion) && ABIERTA_SOLA.test(relacion));
}

/** Why the parts of a document must not be opened, or null. */
function findFaltaPartes({ entradas, relaciones, excesivo }: DirectorioZip, tipos: string): string | null {
  if (excesivo) return 'El documento ocupa demasiado al descomprimirse.';
  if (entradas.some((nombre) => OBJETO.test(nombre)) || TIPO_OBJETO.test(tipos))
    return 'El documento trae un objeto incrustado de otro programa. Guárdelo como imagen o en un archivo aparte.';
  if (relaciones === null) return 'El documento no se puede revisar por completo.';
  return hasParteExterna(relaciones)
    ? 'El documento abre una plantilla o una parte que está en otro lugar. Quite el vínculo y guárdelo de nuevo.'
    : null;
}

/** Why a ZIP is not a plain Office document of an extension, or null. */
export function findFaltaOffice(zip: DirectorioZip, extension: keyof typeof PRINCIPAL): string | null {
  const tipos = decodeReferences(zip.tipos);
  if (zip.entradas.some((nombre) => MACROS.test(nombre)) || MACROS.test(tipos))
    return 'El documento trae macros.';
  if (zip.entradas.some((nombre) => PROGRAMA.test(nombre))) return 'El documento trae un programa dentro.';
  if (zip.cifrado) return 'El documento está cifrado y no se puede revisar.';
  const nombres = zip.entradas.map((nombre) => nombre.toLowerCase());
  if (new Set(nombres).size !== nombres.length)
    return 'El documento repite partes: es dos archivos a la vez.';
  if (zip.tipos === '') return 'El contenido es un archivo comprimido.';
  if (!tipos.includes(PRINCIPAL[extension])) return `El contenido no es un documento .${extension}.`;
  return findFaltaPartes(zip, tipos);
}

/** An attribute may write its letters as numbers (`&#118;baProject`), and the whole as UTF-16. */
function decodeReferences(xml: string): string {
  return xml
    .replaceAll('\0', '')
    .replaceAll(/&#x([\da-f]{1,6});/gi, (_, digits: string) => toCharacter(Number.parseInt(digits, 16)))
    .replaceAll(/&#(\d{1,7});/g, (_, digits: string) => toCharacter(Number(digits)));
}

function toCharacter(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
