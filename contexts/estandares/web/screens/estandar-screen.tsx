import { OidEstructura } from '@marco/oid/widgets';
import { INICIO } from '@marco/parametros/paths';
import { ButtonLink } from '@marco/web-kit/button';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { PageIndex, ReadingBlock, ReadingFrame } from '@marco/web-kit/reading-page';
import { type ReadingFact, ReadingFacts, useBlockOfTab } from '@marco/web-kit/reading-sections';
import { ArrowLeft, Building2, Fingerprint, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { estandaresPaths, toEditarEstandar } from '../../contract/estandares.paths.ts';
import type { DetalleEstandar } from '../../contract/index.ts';
import { CATEGORIAS_ESTANDAR } from '../../contract/terms.ts';
import { AccionesEstandar } from '../detalle/acciones-estandar.tsx';
import { CambiosSeccion } from '../detalle/cambios-seccion.tsx';
import { ElementosSeccion } from '../detalle/elementos-seccion.tsx';
import { EvaluacionSeccion } from '../detalle/evaluacion-seccion.tsx';
import {
  listConcepto,
  listContenido,
  listDocumento,
  listIdentificacion,
} from '../detalle/informacion-secciones.tsx';
import { findSeccion, listEntradas } from '../detalle/secciones.ts';
import { EstadoEstandarChip } from '../estado-estandar-chip.tsx';
import { EstandarNoEncontrado } from '../estandar-no-encontrado.tsx';
import { useEstandar } from '../use-estandares.ts';

/** A standard: its header, its evaluation and concept, its change control, what uses it (AREA-03). */
export function EstandarScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <EstandarNoEncontrado /> : <Estandar key={id} id={id} />;
}

function Estandar({ id }: { readonly id: number }) {
  const estandar = useEstandar(id);
  if (isNotFound(estandar.error)) return <EstandarNoEncontrado />;
  return (
    <>
      {estandar.data ? <Encabezado estandar={estandar.data} /> : <PageHeading title="Estándar" />}
      <LoadBlock query={estandar} subject="el estándar">
        {(data) => <Pagina estandar={data} />}
      </LoadBlock>
    </>
  );
}

/** Steps above the screen. */
const ARRIBA = [INICIO, { nombre: 'Estándares', to: estandaresPaths.restaurada }];

function Encabezado({ estandar }: { readonly estandar: DetalleEstandar }) {
  const { id, nombre, estado, acciones, oid, oidDetalle } = estandar;
  useRecordTrail(nombre, ARRIBA);
  return (
    <PageHeading
      title={nombre}
      chip={<EstadoEstandarChip estado={estado} />}
      facts={[
        { icon: <Building2 size={16} />, text: [estandar.organismo, estandar.codigo].join(' · ') },
        { text: CATEGORIAS_ESTANDAR[estandar.categoria] },
        { icon: <Fingerprint size={16} />, text: <OidEstructura oid={oid} oidDetails={oidDetalle} /> },
      ]}
      actions={
        <>
          <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={estandaresPaths.restaurada}>
            Volver
          </ButtonLink>
          <AccionesEstandar estandar={estandar} />
          <ButtonLink icon={<Pencil size={18} />} to={toEditarEstandar(id)} blocked={acciones.editar}>
            Editar
          </ButtonLink>
        </>
      }
    />
  );
}

function Pagina({ estandar }: { readonly estandar: DetalleEstandar }) {
  useBlockOfTab(findSeccion);
  const entradas = useMemo(() => listEntradas(estandar), [estandar]);
  return (
    <ReadingFrame indexSide="start" index={<PageIndex entries={entradas} narrow="strip" />}>
      {entradas.map(({ id, title }) => (
        <ReadingBlock key={id} id={id} title={title}>
          <Seccion id={id} estandar={estandar} />
        </ReadingBlock>
      ))}
    </ReadingFrame>
  );
}

function Seccion({ id, estandar }: { readonly id: string; readonly estandar: DetalleEstandar }) {
  if (id === 'evaluacion') return <EvaluacionSeccion estandar={estandar} />;
  if (id === 'elementos') return <ElementosSeccion id={estandar.id} />;
  if (id === 'cambios') return <CambiosSeccion estandar={estandar} />;
  return <ReadingFacts facts={listDatos(id, estandar)} />;
}

function listDatos(id: string, estandar: DetalleEstandar): readonly ReadingFact[] {
  if (id === 'contenido') return listContenido(estandar);
  if (id === 'identificacion') return listIdentificacion(estandar);
  return id === 'concepto' ? listConcepto(estandar) : listDocumento(estandar);
}
