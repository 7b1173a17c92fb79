import { ListaArchivos } from '@marco/archivos/widgets';
import { INICIO } from '@marco/parametros/paths';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading } from '@marco/web-kit/page';
import { sortPanels } from '@marco/web-kit/panels';
import { goToBlock, ReadingPart } from '@marco/web-kit/reading-page';
import { ArrowLeft, MessagesSquare } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import {
  elementosDeDatoPaths,
  toEditElemento,
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
import { EntornoDetalleProvider } from '../detalle/enlaces.tsx';
import styles from '../detalle/ficha.module.css';
import { useEntornoPrivado } from '../detalle/use-entorno-privado.ts';
import { ElementoNoEncontrado } from '../elemento-no-encontrado.tsx';
import type { ElementoSlots } from '../elemento-slots.ts';
import { EnlaceASeccion } from '../formulario/enlace-a-seccion.tsx';
import { HistorialPanel } from '../historial/historial-panel.tsx';
import { AvisoVigencia } from '../pagina/aviso-vigencia.tsx';
import { BotonSeguir } from '../pagina/boton-seguir.tsx';
import { EncabezadoElemento } from '../pagina/encabezado-elemento.tsx';
import { PaginaElemento } from '../pagina/pagina-elemento.tsx';
import { useElemento } from '../use-elemento.ts';

/** A version of an element as those who work on it see it (AREA-06), with the panels of later contexts. */
export function createElementoRoute(given: ElementoSlots) {
  const slots = sortPanels(given);
  return function ElementoRoute() {
    const { id } = useParams();
    const versionId = readId(id);
    if (versionId === null) return <ElementoNoEncontrado buscado={id} />;
    return <Ficha key={versionId} versionId={versionId} slots={slots} />;
  };
}

function Ficha({ versionId, slots }: { readonly versionId: number; readonly slots: ElementoSlots }) {
  const elemento = useElemento(versionId);
  if (isNotFound(elemento.error)) return <ElementoNoEncontrado />;
  if (elemento.data) return <Pagina elemento={elemento.data} slots={slots} />;
  return (
    <>
      <PageHeading title="Elemento de dato" />
      <LoadBlock query={elemento} subject="el elemento de dato">
        {() => null}
      </LoadBlock>
    </>
  );
}

/** Steps above the screen. */
const ARRIBA = [INICIO, { nombre: 'Elementos de dato', to: elementosDeDatoPaths.homeRestored }];

function Pagina({ elemento, slots }: { readonly elemento: ElementoPrivado; readonly slots: ElementoSlots }) {
  const entorno = useEntornoPrivado();
  const { versionId, versiones, archivos, acciones } = elemento;
  const secciones = useMemo(
    () => [
      {
        id: 'comentarios' as const,
        contenido: <ComentariosPanel versionId={versionId} comentar={acciones.comentar} />,
      },
      { id: 'historial' as const, contenido: <HistorialPanel versionId={versionId} /> },
    ],
    [versionId, acciones.comentar],
  );
  return (
    <EntornoDetalleProvider value={entorno}>
      <EncabezadoElemento detalle={elemento} trail={ARRIBA} acciones={<Botones elemento={elemento} />} />
      <PaginaElemento
        detalle={elemento}
        slots={slots}
        avisos={<Avisos elemento={elemento} />}
        comparar={versiones.length > 1 ? <Link to={toVersionesElemento(versionId)}>Comparar dos</Link> : null}
        numeracion={
          elemento.numeracion === null ? null : (
            <div className={styles['number']}>
              <NumeroVersion elemento={elemento} />
            </div>
          )
        }
        adjuntos={{
          total: archivos.length,
          contenido:
            archivos.length === 0 ? null : (
              <ReadingPart title="Documentos adjuntos">
                <ListaArchivos
                  archivos={archivos.map(({ id, ...archivo }) => ({ idArchivo: id, ...archivo }))}
                />
              </ReadingPart>
            ),
        }}
        secciones={secciones}
      />
    </EntornoDetalleProvider>
  );
}

function Botones({ elemento }: { readonly elemento: ElementoPrivado }) {
  return (
    <>
      <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={elementosDeDatoPaths.homeRestored}>
        Volver
      </ButtonLink>
      <Button variant="neutral" icon={<MessagesSquare size={18} />} onClick={() => goToBlock('comentarios')}>
        Comentarios
      </Button>
      <BotonSeguir elemento={elemento} />
      <AccionesElemento elemento={elemento} />
    </>
  );
}

/** What a reader should see first. */
function Avisos({ elemento }: { readonly elemento: ElementoPrivado }) {
  const { estado, pendientes, enTrabajoId, acciones, caducidad, versionId } = elemento;
  return (
    <>
      <AvisoVigencia detalle={elemento} />
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
            {pendientes.map((pendiente) => (
              <li key={`${pendiente.campo} ${pendiente.mensaje}`}>
                <EnlaceASeccion {...pendiente} formulario={toEditElemento(versionId)} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
