import { ButtonLink } from '@marco/web-kit/button';
import { formatDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, NotFound } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, type TrailStep, useRecordTrail } from '@marco/web-kit/page';
import { PageIndex, ReadingBlock, ReadingFrame } from '@marco/web-kit/reading-page';
import { CalendarCheck, Download, Rows3, Scale } from 'lucide-react';
import { useParams } from 'react-router';
import { datosAbiertosPaths, TITULO_DATOS_ABIERTOS } from '../../contract/datos-abiertos.paths.ts';
import type { DetalleConjunto } from '../../contract/index.ts';
import { presentFilas } from '../../rules/catalogo.ts';
import { presentLicencia } from '../../rules/volcado.ts';
import { ArchivosBlock } from '../conjuntos/archivos-block.tsx';
import { ColumnasTable } from '../conjuntos/columnas-table.tsx';
import styles from '../conjuntos/conjuntos.module.css';
import { EdicionesTable } from '../conjuntos/ediciones-table.tsx';
import { FichaDeConjunto } from '../conjuntos/ficha-de-conjunto.tsx';
import { MuestraTable } from '../conjuntos/muestra-table.tsx';
import { useConjuntoAbierto } from '../use-datos-abiertos.ts';

const ARRIBA: readonly TrailStep[] = [
  { nombre: 'Inicio', to: '/' },
  { nombre: TITULO_DATOS_ABIERTOS, to: datosAbiertosPaths.home },
];
const SIN_NOMBRE = 'Conjunto de datos';

/** '/datos-abiertos/{conjunto}': what a set is, what each column means, and every file of it. */
export function ConjuntoScreen() {
  const codigo = useParams()['conjunto'] ?? '';
  const conjunto = useConjuntoAbierto(codigo);
  useRecordTrail(conjunto.data?.titulo ?? SIN_NOMBRE, ARRIBA);
  if (isNotFound(conjunto.error))
    return (
      <NotFound
        title="Conjunto no encontrado"
        message="Ningún conjunto de datos abiertos tiene esa dirección."
        hint="Puede que ya no se publique. Búsquelo en el catálogo."
        to={datosAbiertosPaths.home}
        backLabel="Ver los datos abiertos"
      />
    );
  return (
    <>
      {conjunto.data ? <Encabezado conjunto={conjunto.data} /> : <PageHeading title={SIN_NOMBRE} />}
      <LoadBlock query={conjunto} subject="el conjunto de datos">
        {(data) => <Contenido conjunto={data} />}
      </LoadBlock>
    </>
  );
}

function Encabezado({ conjunto }: { readonly conjunto: DetalleConjunto }) {
  const { titulo, descripcion, edicion, licencia, ultimo } = conjunto;
  return (
    <PageHeading
      title={titulo}
      lead={descripcion}
      facts={[
        ...(edicion
          ? [
              { icon: <CalendarCheck size={16} />, text: `Edición del ${formatDate(edicion.fecha)}` },
              { icon: <Rows3 size={16} />, text: presentFilas(edicion.filas) },
            ]
          : []),
        { icon: <Scale size={16} />, text: presentLicencia(licencia) },
      ]}
      actions={
        edicion ? (
          <>
            <ButtonLink
              reloadDocument
              variant="secondary"
              icon={<Download size={18} />}
              to={ultimo.json}
              download
            >
              Descargar JSON
            </ButtonLink>
            <ButtonLink reloadDocument icon={<Download size={18} />} to={ultimo.csv} download>
              Descargar CSV
            </ButtonLink>
          </>
        ) : undefined
      }
    />
  );
}

function Contenido({ conjunto }: { readonly conjunto: DetalleConjunto }) {
  const { columnas, muestra, ediciones } = conjunto;
  const bloques = [
    { id: 'que-es', title: 'Qué es', count: null },
    { id: 'columnas', title: 'Columnas', count: columnas.length },
    { id: 'muestra', title: 'Primeras filas', count: null },
    { id: 'archivos', title: 'Archivos', count: null },
    { id: 'ediciones', title: 'Ediciones', count: ediciones.length },
  ];
  return (
    <ReadingFrame
      indexSide="end"
      index={<PageIndex entries={bloques} narrow="menu" />}
      top={
        ediciones.length === 0 ? (
          <Notice tone="info">
            Este conjunto todavía no está en ninguna edición. Se publica cada día a las 3:00 a. m.
          </Notice>
        ) : undefined
      }
    >
      <ReadingBlock id="que-es" title="Qué es">
        <div className={styles['cuerpo']}>
          <FichaDeConjunto conjunto={conjunto} />
        </div>
      </ReadingBlock>
      <ReadingBlock
        id="columnas"
        title="Columnas"
        lead="Solo se publica lo que está aquí. Cada elemento abre su página en el diccionario."
      >
        <ColumnasTable columnas={columnas} />
      </ReadingBlock>
      <ReadingBlock
        id="muestra"
        title="Primeras filas"
        lead="Como están en los archivos de la última edición."
      >
        <MuestraTable columnas={columnas} muestra={muestra} />
      </ReadingBlock>
      <ReadingBlock
        id="archivos"
        title="Archivos"
        lead="Las direcciones no cambian: «último» siempre da la edición más reciente."
      >
        <ArchivosBlock conjunto={conjunto} />
      </ReadingBlock>
      <ReadingBlock
        id="ediciones"
        title="Ediciones"
        lead="Qué cambió en cada una y la huella SHA-256 de sus archivos."
      >
        <EdicionesTable ediciones={ediciones} />
      </ReadingBlock>
    </ReadingFrame>
  );
}
