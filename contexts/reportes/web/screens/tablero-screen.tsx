import { INICIO } from '@marco/parametros/paths';
import { ApiError } from '@marco/web-kit/api-client';
import { LoadBlock } from '@marco/web-kit/load-block';
import { NotFound } from '@marco/web-kit/not-found';
import { PageHeading, type TrailStep, useAddressParams, useRecordTrail } from '@marco/web-kit/page';
import { useParams } from 'react-router';
import type { TableroLeido } from '../../contract/index.ts';
import { reportesPaths, TITULO_REPORTES, TITULO_TABLEROS } from '../../contract/reportes.paths.ts';
import { EdicionTablero } from '../tableros/edicion-tablero.tsx';
import { LecturaTablero } from '../tableros/lectura-tablero.tsx';
import { EDICION, useTablero } from '../tableros/use-tableros.ts';

const TRAIL: readonly TrailStep[] = [
  INICIO,
  { nombre: TITULO_REPORTES, to: reportesPaths.home },
  { nombre: TITULO_TABLEROS, to: reportesPaths.tableros },
];
const [MODO = '', DE_EDICION = ''] = EDICION.split('=');

/** A board of indicators, read or changed in place (domain reportes §5). */
export function TableroScreen() {
  const tablero = useTablero(useParams()['id'] ?? '');
  const status = tablero.error instanceof ApiError ? tablero.error.status : null;
  if (status === 404 || status === 400)
    return (
      <NotFound
        title="Tablero no encontrado"
        message="No hay un tablero con esa dirección que usted pueda ver."
        hint="Los de otra persona solo los ve ella, y los de un rol quienes trabajan con él."
        to={reportesPaths.tableros}
        backLabel="Ver los tableros"
      />
    );
  if (tablero.data) return <TableroAbierto key={tablero.data.id} tablero={tablero.data} />;
  return (
    <>
      <PageHeading title="Tablero" />
      <LoadBlock query={tablero} subject="el tablero">
        {() => null}
      </LoadBlock>
    </>
  );
}

function TableroAbierto({ tablero }: { readonly tablero: TableroLeido }) {
  useRecordTrail(tablero.nombre, TRAIL);
  const { params, change } = useAddressParams();
  if (params.get(MODO) === DE_EDICION && tablero.rol === null)
    return <EdicionTablero tablero={tablero} onEnd={() => change({}, { replace: true })} />;
  return (
    <LecturaTablero tablero={tablero} onEdit={() => change({ [MODO]: DE_EDICION }, { replace: true })} />
  );
}
