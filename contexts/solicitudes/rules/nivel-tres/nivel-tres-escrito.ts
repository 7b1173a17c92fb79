import type { EstadoVersionServicio } from '@marco/servicios/terms';
import type { NivelTres } from '../../contract/index.ts';

/** What the entity wrote of a request of level 3, complete or not, and where the levels below it stand. */
export interface NivelTresEscrito
  extends Pick<
    NivelTres,
    | 'servicioVersion'
    | 'certificados'
    | 'datos'
    | 'acuerdo'
    | 'vinculacion'
    | 'politicaDatos'
    | 'aviso'
    | 'aprobacion'
    | 'procesos'
    | 'responsables'
    | 'ans'
    | 'soporte'
    | 'continuidad'
    | 'arquitectura'
    | 'certificadosTls'
    | 'xroad'
    | 'pruebas'
    | 'vulnerabilidades'
    | 'monitoreo'
    | 'consumo'
  > {
  readonly servidores: readonly Pick<NivelTres['servidores'][number], 'ambiente' | 'direccion' | 'version'>[];
}

/** The rows of the request beside what level 3 alone has. */
export interface FilasNivelTres {
  readonly normas: readonly {
    readonly tipo: string | null;
    readonly numero: string;
    readonly fechaExpedicion: string | null;
    readonly habilita: string;
    readonly archivoId: string | null;
  }[];
  readonly consumoAbierto: boolean;
  readonly consumidores: readonly object[];
}

/** Where a version stands at level 2 or beyond it: one that is certified at level 3 is certified again before that ends. */
const CON_NIVEL_DOS: ReadonlySet<string> = new Set<EstadoVersionServicio>([
  'evaluada',
  'certificada',
  'publicada',
]);

/** Days before the end of a certificate of level 3 from which its version may be asked for again. */
export const DIAS_DE_RENOVACION = 90;

/** Whether level 3 may rest on the levels below: both certificates are in force, and the version is not suspended. */
export function isNivelDosVigente({
  certificados,
  servicioVersion,
}: {
  readonly certificados: readonly { readonly nivel: number; readonly estado: string }[];
  readonly servicioVersion: { readonly estado: string };
}): boolean {
  const isVigente = (nivel: number) =>
    certificados.some((uno) => uno.nivel === nivel && uno.estado === 'vigente');
  return isVigente(1) && isVigente(2) && CON_NIVEL_DOS.has(servicioVersion.estado);
}
