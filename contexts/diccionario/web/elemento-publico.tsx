import type { DetalleElemento } from '@marco/elementos-de-dato/contract';
import {
  AvisoCaducidad,
  DefinicionPanel,
  EntornoDetalleProvider,
  EstadoVersionChip,
  EstructuraPanel,
  FuentesPanel,
  IdentificacionPanel,
  RelacionesPanel,
  TextoCopiable,
  VersionesPanel,
} from '@marco/elementos-de-dato/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, type TrailStep, useAddressParams, useRecordTrail } from '@marco/web-kit/page';
import { Tabs, useShownPanels } from '@marco/web-kit/tabs';
import { ArrowLeft, Braces, GitBranch, Layers } from 'lucide-react';
import { Link } from 'react-router';
import { diccionarioPaths, TITULO_DICCIONARIO } from '../contract/diccionario.paths.ts';
import { toDireccionElemento } from '../contract/terms.ts';
import { DescargasPublicas } from './descargas-publicas.tsx';
import { useEntornoPublico } from './use-elemento.ts';

const PESTANAS = [
  'identificacion',
  'definicion',
  'estructura',
  'fuentes',
  'relaciones',
  'versiones',
  'descargas',
] as const;
type Pestana = (typeof PESTANAS)[number];

/** Sections that say something on paper. */
const IMPRESAS = PESTANAS.filter((pestana) => pestana !== 'descargas');

/** Steps above the screen. */
const ARRIBA: readonly TrailStep[] = [
  { nombre: 'Inicio', to: '/', seccion: 1 },
  { nombre: TITULO_DICCIONARIO, to: diccionarioPaths.home },
];

/** An element as anybody reads it. */
export function ElementoPublico({ detalle }: { readonly detalle: DetalleElemento }) {
  const entorno = useEntornoPublico();
  const { params, change } = useAddressParams();
  const pestana = PESTANAS.find((one) => one === params.get('pestana')) ?? 'identificacion';
  const { nombre, versiones, relaciones, relacionesDerivadas } = detalle;
  useRecordTrail(nombre, ARRIBA);
  const isShown = useShownPanels(pestana, IMPRESAS);

  return (
    <EntornoDetalleProvider value={entorno}>
      <PageHeading
        title={nombre}
        lead={detalle.definicion}
        chip={<EstadoVersionChip estado={detalle.estado} />}
        facts={[
          {
            icon: <Braces size={16} />,
            text: <TextoCopiable texto={detalle.identificador} nombre="el identificador" />,
          },
          { icon: <GitBranch size={16} />, text: `Versión ${detalle.numero}` },
          { icon: <Layers size={16} />, text: `${detalle.capa.nombre} · ${detalle.dominio.nombre}` },
        ]}
        actions={
          <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={diccionarioPaths.home}>
            Diccionario
          </ButtonLink>
        }
      />
      <Vigente detalle={detalle} />
      <AvisoCaducidad detalle={detalle} />
      <Tabs<Pestana>
        label="Secciones del elemento de dato"
        tabs={[
          { id: 'identificacion', label: 'Identificación' },
          { id: 'definicion', label: 'Definición y usos' },
          { id: 'estructura', label: 'Estructura y validación' },
          { id: 'fuentes', label: 'Fuentes y normatividad' },
          {
            id: 'relaciones',
            label: 'Relaciones / usado por',
            count: relaciones.length + relacionesDerivadas.length,
          },
          { id: 'versiones', label: 'Versiones', count: versiones.length },
          { id: 'descargas', label: 'Descargas' },
        ]}
        selected={pestana}
        onSelect={(id) => change(id === 'identificacion' ? {} : { pestana: id }, { replace: true })}
      >
        <CardStack>
          {PESTANAS.filter(isShown).map((una) => (
            <Panel key={una} pestana={una} detalle={detalle} />
          ))}
        </CardStack>
      </Tabs>
    </EntornoDetalleProvider>
  );
}

function Panel({ pestana, detalle }: { readonly pestana: Pestana; readonly detalle: DetalleElemento }) {
  switch (pestana) {
    case 'identificacion':
      return <IdentificacionPanel detalle={detalle} />;
    case 'definicion':
      return <DefinicionPanel detalle={detalle} />;
    case 'estructura':
      return <EstructuraPanel detalle={detalle} />;
    case 'fuentes':
      return <FuentesPanel detalle={detalle} />;
    case 'relaciones':
      return <RelacionesPanel detalle={detalle} />;
    case 'versiones':
      return <VersionesPanel detalle={detalle} />;
    case 'descargas':
      return <DescargasPublicas detalle={detalle} />;
  }
}

/** A version that is no longer in force leads to the one that is. */
function Vigente({
  detalle: { identificador, capa, dominio, estado, versiones },
}: {
  readonly detalle: DetalleElemento;
}) {
  const vigente = versiones.find((version) => version.estado === 'incorporado');
  if (estado === 'incorporado' || !vigente) return null;
  return (
    <Notice tone="warn">
      Esta versión ya no rige.{' '}
      <Link to={toDireccionElemento({ identificador, capa, dominio, esUnico: false })}>
        Ver la versión vigente {vigente.numero}
      </Link>
    </Notice>
  );
}
