/** A file of a package with its digest. */
export interface HuellaDeArchivo {
  readonly ruta: string;
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
}

/** What a package is about, as its manifest says it. */
export interface AsuntoDelManifiesto {
  /** Identifier of the version. */
  readonly oid: string;
  readonly servicio: string;
  readonly version: string;
}

interface PedidoDeManifiesto {
  readonly emisor: string;
  readonly asunto: AsuntoDelManifiesto;
  /** Last change of what the package tells, ISO 8601. */
  readonly momento: string;
  readonly formato: number;
  readonly archivos: readonly HuellaDeArchivo[];
}

/** The signed list of the files of a package, without its proof: a verifiable credential, as those of the certificates. */
export function presentManifiesto({ emisor, asunto, momento, formato, archivos }: PedidoDeManifiesto) {
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiableCredential'],
    issuer: emisor,
    validFrom: momento,
    credentialSubject: { id: `urn:oid:${asunto.oid}`, ...asunto, formato, archivos },
  };
}

const HUELLA = /^[0-9a-f]{64}$/;

function isHuella(value: unknown): value is HuellaDeArchivo {
  if (typeof value !== 'object' || value === null) return false;
  const { ruta, bytes, sha256 } = value as Record<string, unknown>;
  return (
    typeof ruta === 'string' && typeof bytes === 'number' && typeof sha256 === 'string' && HUELLA.test(sha256)
  );
}

/** The files a manifest lists; undefined where it is none. */
export function readArchivos(
  manifiesto: Readonly<Record<string, unknown>>,
): readonly HuellaDeArchivo[] | undefined {
  const asunto = manifiesto['credentialSubject'];
  if (typeof asunto !== 'object' || asunto === null) return undefined;
  const { archivos } = asunto as Record<string, unknown>;
  return Array.isArray(archivos) && archivos.every(isHuella) ? archivos : undefined;
}

/** A file that is not as the manifest says. */
export interface HallazgoDePaquete {
  readonly ruta: string;
  readonly hallazgo: 'cambiado' | 'ausente' | 'sobra';
}

/**
 * Every file that was changed, is missing or was added, by its path; none in a package as it was signed.
 *
 * @param recibidos the files of the package but its manifest
 */
export function compareArchivos(
  dichos: readonly HuellaDeArchivo[],
  recibidos: readonly HuellaDeArchivo[],
): readonly HallazgoDePaquete[] {
  const tiene = new Map(recibidos.map((archivo) => [archivo.ruta, archivo]));
  const dice = new Set(dichos.map(({ ruta }) => ruta));
  const faltas = dichos.flatMap(({ ruta, bytes, sha256 }): HallazgoDePaquete[] => {
    const suyo = tiene.get(ruta);
    if (!suyo) return [{ ruta, hallazgo: 'ausente' }];
    return suyo.bytes === bytes && suyo.sha256 === sha256 ? [] : [{ ruta, hallazgo: 'cambiado' }];
  });
  const sobrantes = recibidos.flatMap(({ ruta }): HallazgoDePaquete[] =>
    dice.has(ruta) ? [] : [{ ruta, hallazgo: 'sobra' }],
  );
  return [...faltas, ...sobrantes];
}
