import { INICIO } from '@marco/parametros/paths';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, useAddressParams, useRecordTrail } from '@marco/web-kit/page';
import { sortPanels } from '@marco/web-kit/panels';
import { SideLayout } from '@marco/web-kit/side-layout';
import { Tabs, useShownPanels } from '@marco/web-kit/tabs';
import { ArrowLeft, GitBranch } from 'lucide-react';
import { Link, useParams } from 'react-router';
import {
  elementosDeDatoPaths,
  toVersionElemento,
  toVersionesElemento,
} from '../../contract/elementos-de-dato.paths.ts';
import type { ElementoPrivado } from '../../contract/index.ts';
import { ACTOS } from '../../rules/ciclo/ciclo-de-vida.ts';
import { AccionesElemento } from '../ciclo/acciones-elemento.tsx';
import { CloseCaducidad } from '../ciclo/close-caducidad.tsx';
import { NumeroVersion } from '../ciclo/numero-version.tsx';
import { ComentariosPanel } from '../comentarios/comentarios-panel.tsx';
import { AvisoCaducidad } from '../detalle/aviso-caducidad.tsx';
import { DefinicionPanel } from '../detalle/definicion-panel.tsx';
import { DocumentosPanel } from '../detalle/documentos-panel.tsx';
import { EntornoDetalleProvider } from '../detalle/enlaces.tsx';
import { EstadoVersionChip } from '../detalle/estado-version-chip.tsx';
import { EstructuraPanel } from '../detalle/estructura-panel.tsx';
import styles from '../detalle/ficha.module.css';
import { FuentesPanel } from '../detalle/fuentes-panel.tsx';
import { IdentificacionPanel } from '../detalle/identificacion-panel.tsx';
import { IdentificadoresTarjeta } from '../detalle/identificadores-tarjeta.tsx';
import { RelacionesPanel } from '../detalle/relaciones-panel.tsx';
import { TextoCopiable } from '../detalle/texto-copiable.tsx';
import { useEntornoPrivado } from '../detalle/use-entorno-privado.ts';
import { VersionesPanel } from '../detalle/versiones-panel.tsx';
import { ElementoNoEncontrado } from '../elemento-no-encontrado.tsx';
import type { ElementoPanel, ElementoSlots } from '../elemento-slots.ts';
import { HistorialPanel } from '../historial/historial-panel.tsx';
import { useElemento } from '../use-elemento.ts';

const PESTANAS = [
  { id: 'definicion', label: 'Definición' },
  { id: 'estructura', label: 'Estructura' },
  { id: 'esquemas', label: 'Esquemas' },
  { id: 'fuentes', label: 'Fuentes' },
  { id: 'relaciones', label: 'Relaciones' },
  { id: 'comentarios', label: 'Comentarios' },
  { id: 'historial', label: 'Historial' },
] as const;
type Pestana = (typeof PESTANAS)[number]['id'];

/** Sections that come with the element. */
const IMPRESAS: readonly Pestana[] = ['definicion', 'estructura', 'fuentes', 'relaciones'];

/** A version of an element as those who work on it see it (AREA-06), with the panels of later contexts. */
export function createElementoRoute(given: ElementoSlots) {
  const slots = sortPanels(given);
  return function ElementoRoute() {
    const versionId = readId(useParams()['id']);
    if (versionId === null) return <ElementoNoEncontrado />;
    return <Ficha key={versionId} versionId={versionId} slots={slots} />;
  };
}

function Ficha({ versionId, slots }: { readonly versionId: number; readonly slots: ElementoSlots }) {
  const elemento = useElemento(versionId);
  if (isNotFound(elemento.error)) return <ElementoNoEncontrado />;
  return (
    <>
      {elemento.data ? <Encabezado elemento={elemento.data} /> : <PageHeading title="Elemento de dato" />}
      <LoadBlock query={elemento} subject="el elemento de dato">
        {(data) => <Contenido elemento={data} slots={slots} />}
      </LoadBlock>
    </>
  );
}

/** Steps above the screen. */
const ARRIBA = [INICIO, { nombre: 'Elementos de dato', to: elementosDeDatoPaths.homeRestored }];

function Encabezado({ elemento }: { readonly elemento: ElementoPrivado }) {
  const { nombre, identificador, numero, estado } = elemento;
  useRecordTrail(nombre, ARRIBA);
  return (
    <PageHeading
      title={nombre}
      chip={<EstadoVersionChip estado={estado} />}
      facts={[
        { text: <TextoCopiable texto={identificador} nombre="el identificador" /> },
        { icon: <GitBranch size={16} />, text: `Versión ${numero}` },
      ]}
      actions={
        <>
          <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={elementosDeDatoPaths.homeRestored}>
            Volver
          </ButtonLink>
          <AccionesElemento elemento={elemento} />
        </>
      }
    />
  );
}

interface ContenidoProps {
  readonly elemento: ElementoPrivado;
  readonly slots: ElementoSlots;
}

function Contenido({ elemento, slots }: ContenidoProps) {
  const entorno = useEntornoPrivado();
  const { params, change } = useAddressParams();
  const selected = PESTANAS.find(({ id }) => id === params.get('pestana'))?.id ?? 'definicion';
  const isShown = useShownPanels<Pestana>(selected, IMPRESAS);
  const { versionId, versiones } = elemento;
  return (
    <EntornoDetalleProvider value={entorno}>
      <CardStack>
        <Avisos elemento={elemento} />
        <Tabs
          label="Secciones del elemento"
          tabs={PESTANAS}
          selected={selected}
          onSelect={(pestana: Pestana) => change({ pestana }, { replace: true, preventScrollReset: true })}
        >
          <SideLayout
            side={
              <>
                {elemento.numeracion === null ? null : (
                  <Card title="Número de la versión">
                    <NumeroVersion elemento={elemento} />
                  </Card>
                )}
                <IdentificadoresTarjeta detalle={elemento} />
                <VersionesPanel
                  detalle={elemento}
                  aside={
                    versiones.length > 1 ? <Link to={toVersionesElemento(versionId)}>Comparar</Link> : null
                  }
                />
              </>
            }
          >
            {isShown('definicion') ? (
              <>
                <DefinicionPanel detalle={elemento} />
                <IdentificacionPanel detalle={elemento} />
              </>
            ) : null}
            {isShown('estructura') ? <EstructuraPanel detalle={elemento} /> : null}
            {selected === 'esquemas' ? <Paneles place="esquemas" elemento={elemento} slots={slots} /> : null}
            {isShown('fuentes') ? (
              <>
                <FuentesPanel detalle={elemento} />
                <DocumentosPanel archivos={elemento.archivos} />
              </>
            ) : null}
            {isShown('relaciones') ? <RelacionesPanel detalle={elemento} /> : null}
            {selected === 'relaciones' ? (
              <Paneles place="relaciones" elemento={elemento} slots={slots} />
            ) : null}
            {selected === 'comentarios' ? (
              <ComentariosPanel versionId={versionId} comentar={elemento.acciones.comentar} />
            ) : null}
            {selected === 'historial' ? <HistorialPanel versionId={versionId} /> : null}
          </SideLayout>
        </Tabs>
      </CardStack>
    </EntornoDetalleProvider>
  );
}

interface PanelesProps extends ContenidoProps {
  readonly place: ElementoPanel['place'];
}

/** What later contexts show in a section. */
function Paneles({ place, elemento, slots }: PanelesProps) {
  const { elementoId, identificador, numero } = elemento;
  return slots
    .filter((slot) => slot.place === place)
    .map(({ order, Panel }) => (
      <Panel key={order} elementoId={elementoId} identificador={identificador} numero={numero} />
    ));
}

/** Notices that a reader should see first. */
function Avisos({ elemento }: { readonly elemento: ElementoPrivado }) {
  const { estado, pendientes, enTrabajoId, acciones, caducidad } = elemento;
  return (
    <>
      <AvisoCaducidad detalle={elemento}>
        {caducidad !== null && estado === ACTOS.cancelarCaducidad.en ? (
          <CloseCaducidad elemento={elemento} />
        ) : null}
      </AvisoCaducidad>
      {enTrabajoId === null ? null : (
        <Notice>
          Hay otra versión en trabajo.{' '}
          <Link to={toVersionElemento(enTrabajoId)}>Ver la versión en trabajo</Link>
        </Notice>
      )}
      {estado === ACTOS.editar.en && pendientes.length > 0 && acciones.editar.allowed ? (
        <Notice tone="warn">
          Antes de enviarlo a revisión falta:
          <ul className={styles['pending']}>
            {pendientes.map(({ campo, mensaje }) => (
              <li key={`${campo} ${mensaje}`}>{mensaje}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
