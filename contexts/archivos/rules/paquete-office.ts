/** The directory of a ZIP that fills its file from the first byte to the last. */
export interface DirectorioZip {
  /** Names of the entries, in order. */
  readonly entradas: readonly string[];
  /** Text of `[Content_Types].xml`; empty when there is none. */
  readonly tipos: string;
  /** Whether some entry is encrypted. */
  readonly cifrado: boolean;
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

/** Why a ZIP is no plain Office document of an extension, or null. */
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
  return tipos.includes(PRINCIPAL[extension]) ? null : `El contenido no es un documento .${extension}.`;
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
