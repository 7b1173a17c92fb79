import { OidEstructura } from '@marco/oid/widgets';
import { INICIO } from '@marco/parametros/paths';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useAddressParams, useRecordTrail } from '@marco/web-kit/page';
import { Tabs, useShownPanels } from '@marco/web-kit/tabs';
import { ArrowLeft, Building2, Fingerprint, Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import { estandaresPaths, toEditarEstandar } from '../../contract/estandares.paths.ts';
import type { DetalleEstandar } from '../../contract/index.ts';
import { CATEGORIAS_ESTANDAR } from '../../contract/terms.ts';
import { AccionesEstandar } from '../detalle/acciones-estandar.tsx';
import { CambiosTab } from '../detalle/cambios-tab.tsx';
import { ElementosTab } from '../detalle/elementos-tab.tsx';
import { EvaluacionTab } from '../detalle/evaluacion-tab.tsx';
import { InformacionTab } from '../detalle/informacion-tab.tsx';
import { EstadoEstandarChip } from '../estado-estandar-chip.tsx';
import { EstandarNoEncontrado } from '../estandar-no-encontrado.tsx';
import { useEstandar } from '../use-estandares.ts';

const PESTANAS = ['informacion', 'evaluacion', 'cambios', 'elementos'] as const;

/** Sections that come with the standard. */
const IMPRESAS = PESTANAS.filter((pestana) => pestana !== 'elementos');

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
        {(data) => <Pestanas estandar={data} />}
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

function Pestanas({ estandar }: { readonly estandar: DetalleEstandar }) {
  const { params, change } = useAddressParams();
  const selected = PESTANAS.find((pestana) => pestana === params.get('pestana')) ?? 'informacion';
  const isShown = useShownPanels<(typeof PESTANAS)[number]>(selected, IMPRESAS);
  return (
    <Tabs
      label="Secciones del estándar"
      tabs={[
        { id: 'informacion', label: 'Información' },
        { id: 'evaluacion', label: 'Evaluación' },
        { id: 'cambios', label: 'Control de cambios' },
        { id: 'elementos', label: 'Elementos que lo usan' },
      ]}
      selected={selected}
      onSelect={(pestana) => change({ pestana }, { replace: true, preventScrollReset: true })}
    >
      <CardStack>
        {isShown('informacion') ? <InformacionTab estandar={estandar} /> : null}
        {isShown('evaluacion') ? <EvaluacionTab estandar={estandar} /> : null}
        {isShown('cambios') ? <CambiosTab estandar={estandar} /> : null}
        {isShown('elementos') ? <ElementosTab id={estandar.id} /> : null}
      </CardStack>
    </Tabs>
  );
}
