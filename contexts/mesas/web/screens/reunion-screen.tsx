import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, usePageTitle, useScreenTrail } from '@marco/web-kit/page';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { mesasPaths, ORIGEN_CONSULTA, toMesa } from '../../contract/mesas.paths.ts';
import { BotonVolver } from '../boton-volver.tsx';
import { useReunion } from '../mesas/use-mesa-query.ts';
import { toTrailInMesas } from '../mesas-trail.ts';
import { NoEncontrada } from '../no-encontrada.tsx';
import { EnlaceGestion } from '../reuniones/enlace-gestion.tsx';
import { ReunionDetalle } from '../reuniones/reunion-detalle.tsx';

const TITULO = 'Reunión de avance';

const NO_EXISTE = (
  <NoEncontrada titulo="Reunión no encontrada" mensaje="La reunión de avance que busca no existe." />
);

/** Detail of a meeting held (MESA-10). */
export function ReunionScreen() {
  const { id, idmesa } = useParams();
  const idReunion = readId(id);
  const idMesa = readId(idmesa);
  return idReunion === null ? NO_EXISTE : <ExistingReunion idReunion={idReunion} idMesa={idMesa} />;
}

interface ExistingReunionProps {
  readonly idReunion: number;
  readonly idMesa: number | null;
}

function ExistingReunion({ idReunion, idMesa }: ExistingReunionProps) {
  const [params] = useSearchParams();
  const reunion = useReunion(idReunion);
  usePageTitle(TITULO);
  useScreenTrail(useMemo(() => toTrail(idMesa), [idMesa]));
  if (isNotFound(reunion.error)) return NO_EXISTE;
  const comesFromConsulta = params.get('urlOri') === ORIGEN_CONSULTA && idMesa !== null;
  // The fourth tab is the one a consult opens with, for the stored number went with this navigation.
  const back = comesFromConsulta ? toMesa(idMesa) : mesasPaths.home;
  return (
    <>
      <PageHeading
        title={TITULO}
        actions={
          <>
            <BotonVolver texto="REGRESAR" to={back} />
            <EnlaceGestion idReunion={idReunion} />
          </>
        }
      />
      <LoadBlock query={reunion} subject="la reunión">
        {(data) => <ReunionDetalle idReunion={idReunion} reunion={data} />}
      </LoadBlock>
    </>
  );
}

function toTrail(idMesa: number | null) {
  const { trail, current } = toTrailInMesas(TITULO);
  if (idMesa === null) return { trail, current };
  return { trail: [...trail, { nombre: 'Mesa de interoperabilidad', to: toMesa(idMesa) }], current };
}
