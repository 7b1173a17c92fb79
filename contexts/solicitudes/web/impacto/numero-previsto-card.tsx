import { Card } from '@marco/web-kit/card';
import { LoadBlock } from '@marco/web-kit/load-block';
import type { ImpactoSolicitud, Solicitud } from '../../contract/index.ts';
import type { EstadoSolicitud } from '../../contract/terms.ts';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { useImpactoSolicitud } from './use-impacto-solicitud.ts';

/** States in which the fields are what the version will say. */
const CON_CAMPOS_DICHOS: ReadonlySet<EstadoSolicitud> = new Set(['pendiente-entidad', 'concepto-favorable']);

/** The number the version of a request that changes a servicio gets, provisional until it is certified, and why. */
export function NumeroPrevistoCard({ solicitud }: { readonly solicitud: Solicitud }) {
  const { nivel, tipo, estado, cerradaEn } = solicitud;
  const lado = useOpcionesSolicitud().data?.lado;
  if (nivel !== 1 || tipo !== 'actualizacion' || cerradaEn !== null || lado === undefined) return null;
  return (
    <Card title="Número de la versión">
      {CON_CAMPOS_DICHOS.has(estado) ? <NumeroCalculado solicitud={solicitud} /> : <p>{SIN_CALCULAR}</p>}
    </Card>
  );
}

const SIN_CALCULAR =
  'Se sabe cuando cada campo tiene su elemento: la siguiente menor si el cambio no rompe a nadie, la siguiente mayor si alguien puede romperse. Queda fijo al certificarla.';

function NumeroCalculado({ solicitud }: { readonly solicitud: Solicitud }) {
  return (
    <LoadBlock query={useImpactoSolicitud(solicitud)} subject="el número de la versión">
      {({ numeroPrevisto }) => <NumeroPrevisto numeroPrevisto={numeroPrevisto} />}
    </LoadBlock>
  );
}

/** The number with its reason; nothing for a request that makes no version. */
export function NumeroPrevisto({ numeroPrevisto }: Pick<ImpactoSolicitud, 'numeroPrevisto'>) {
  if (numeroPrevisto === null) return null;
  return (
    <p>
      <b>Versión {numeroPrevisto.numero}, provisional</b> hasta que se certifique. {numeroPrevisto.razon}
    </p>
  );
}
