import { ListaArchivos, QuitarArchivo } from '@marco/archivos/widgets';
import { type IndexEntry, PageIndex, ReadingBlock, ReadingFrame } from '@marco/web-kit/reading-page';
import { hasFacts, ReadingBody, ReadingFacts } from '@marco/web-kit/reading-sections';
import type { ReactNode } from 'react';
import type { Capa, DocumentoCapa, VersionCapa } from '../../contract/index.ts';
import { listDescripcion, listIdentificacion } from './datos-version.tsx';

/** Sections of the page in the order they are read, by the part of their address after '#'. */
const SECCIONES = {
  descripcion: 'Para qué es',
  identificacion: 'Identificación',
  documentos: 'Documentos',
  versiones: 'Versiones',
} as const;
type IdSeccion = keyof typeof SECCIONES;

interface PaginaCapaProps {
  readonly capa: Capa;
  readonly version: VersionCapa;
  /** Before everything else. */
  readonly aviso?: ReactNode;
  /** Whoever reads may work on its documents: their section is there also while it has none. */
  readonly isBorrador?: boolean;
  /** Takes a document away; absent where nobody may. */
  readonly onQuitar?: ((documento: DocumentoCapa) => void) | undefined;
  /** Every version of the layer; absent on the page of one that is no more in force. */
  readonly versiones?: ReactNode;
}

/** A layer of use in one of its versions, from what it is for to its versions: one page without tabs. */
export function PaginaCapa(props: PaginaCapaProps) {
  const { capa, version, aviso, isBorrador = false, onQuitar, versiones } = props;
  const entradas = listEntradas(version, isBorrador, versiones !== undefined);
  const contenidos: Readonly<Record<IdSeccion, ReactNode>> = {
    descripcion: <ReadingFacts facts={listDescripcion(version)} />,
    identificacion: <ReadingFacts facts={listIdentificacion(capa, version)} />,
    documentos: <Documentos version={version} onQuitar={onQuitar} />,
    versiones,
  };
  return (
    <ReadingFrame top={aviso} indexSide="start" index={<PageIndex entries={entradas} narrow="strip" />}>
      {entradas.map(({ id, title }) => (
        <ReadingBlock key={id} id={id} title={title}>
          {contenidos[id]}
        </ReadingBlock>
      ))}
    </ReadingFrame>
  );
}

function listEntradas(version: VersionCapa, isBorrador: boolean, hasVersiones: boolean) {
  const documentos = version.attachments.length;
  const all: readonly (readonly [IdSeccion, number | null, boolean])[] = [
    ['descripcion', null, hasFacts(listDescripcion(version))],
    ['identificacion', null, true],
    ['documentos', documentos, documentos > 0 || isBorrador],
    ['versiones', null, hasVersiones],
  ];
  return all
    .filter(([, , isShown]) => isShown)
    .map(([id, count]): IndexEntry & { readonly id: IdSeccion } => ({ id, title: SECCIONES[id], count }));
}

/** Documents the version rests on. */
function Documentos({ version: { attachments }, onQuitar }: Pick<PaginaCapaProps, 'version' | 'onQuitar'>) {
  if (attachments.length === 0)
    return (
      <ReadingBody>
        <p>Esta versión no tiene documentos adjuntos.</p>
      </ReadingBody>
    );
  return (
    <ListaArchivos
      archivos={attachments}
      toQuitar={(documento) =>
        onQuitar && <QuitarArchivo nombre={documento.nombre} onClick={() => onQuitar(documento)} />
      }
    />
  );
}
