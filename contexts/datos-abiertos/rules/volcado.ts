/** A file of the dump with its digest. */
export interface HuellaDeParte {
  readonly ruta: string;
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
}

interface LicenciaDicha {
  readonly nombre: string;
  readonly direccion: string;
  readonly estado: string;
}

interface VolcadoPorFirmar {
  readonly emisor: string;
  readonly momento: Date;
  readonly fecha: string;
  /** Stable address of the dump. */
  readonly direccion: string;
  readonly licencia: LicenciaDicha;
  readonly partes: readonly HuellaDeParte[];
}

/** The list of the files of a dump, before its proof: a verifiable credential, as the manifest of a pasaporte. */
export function presentManifiestoDeVolcado({
  emisor,
  momento,
  fecha,
  direccion,
  licencia,
  partes,
}: VolcadoPorFirmar) {
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiableCredential'],
    issuer: emisor,
    validFrom: momento.toISOString(),
    credentialSubject: {
      id: direccion,
      fecha,
      licencia: licencia.nombre,
      archivos: partes.map(({ ruta, bytes, sha256 }) => ({ ruta, bytes, sha256 })),
    },
  };
}

/** 'CC BY 4.0 (por confirmar)'. */
export function presentLicencia({ nombre, estado }: LicenciaDicha): string {
  return estado === '' ? nombre : `${nombre} (${estado})`;
}

/** What the reader of a dump finds first. */
export function presentLeame(fecha: string, licencia: LicenciaDicha): string {
  return [
    `Datos abiertos del Marco de Interoperabilidad, edición del ${fecha}`,
    '',
    'csv/: cada conjunto como CSV en UTF-8, con punto y coma y coma decimal.',
    'json/: cada conjunto como JSON, una fila por línea.',
    'datos-abiertos.sqlite: todos los conjuntos como tablas; conjuntos y columnas dicen qué es cada una.',
    'definiciones.json: qué significa cada columna.',
    'manifiesto.json: la huella SHA-256 de cada archivo, firmada con la clave de los certificados.',
    'confianza/did.json: la clave pública con la que se comprueba la firma, sin conexión.',
    '',
    'Fechas en AAAA-MM-DD; momentos en UTC. De las personas solo se dicen rangos.',
    `Licencia: ${presentLicencia(licencia)}. ${licencia.direccion}`,
    '',
  ].join('\r\n');
}
