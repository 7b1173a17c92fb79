import { DownloadButton, PreviewButton } from '@marco/archivos/widgets';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate, formatMoment, formatSize } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { Spinner } from '@marco/web-kit/spinner';
import { FileText } from 'lucide-react';
import type { Acta } from '../../contract/index.ts';
import styles from './acta-panel.module.css';

/** Number, dates and files of an acta; while they are made, that they are. */
export function ActaResumen({ acta }: { readonly acta: Acta }) {
  const { numero, emision, emitidaEn, enmiendaHasta, selladaEn, preparacion } = acta;
  const moment = (value: string) => formatMoment(value);
  return (
    <>
      <FactSheet>
        <Fact name="Acta">
          <span className="num">N.º {numero}</span>
        </Fact>
        <Fact name="Emisión">
          <span className="num">
            N.º {emision}, {moment(emitidaEn)}
          </span>
        </Fact>
        {enmiendaHasta === null ? null : (
          <Fact name="Enmiendas hasta">
            <span className="num">{formatDate(enmiendaHasta)}</span>
          </Fact>
        )}
        {selladaEn === null ? null : (
          <Fact name="Sellada">
            <span className="num">{moment(selladaEn)}</span>
          </Fact>
        )}
      </FactSheet>
      <div className={styles['status']} role="status">
        {preparacion === 'en-curso' ? (
          <p className={styles['working']}>
            <Spinner /> Preparando el acta…
          </p>
        ) : null}
      </div>
      {preparacion === 'fallida' ? (
        <Notice tone="err">Los documentos del acta no se pudieron preparar. Emita de nuevo el acta.</Notice>
      ) : null}
      {acta.edicion === 'publica' && acta.pdf ? (
        <p>
          Edición pública: muestra entidades y cantidades en lugar de los nombres de quienes asistieron y de
          los responsables de los compromisos.
        </p>
      ) : null}
      <ul className={styles['files']} aria-label="Documentos del acta">
        {[acta.pdf, acta.docx].map((archivo) =>
          archivo ? (
            <li key={archivo.idArchivo}>
              <FileText size={20} />
              <div>
                <b>{archivo.nombre}</b>
                <small className="num">{formatSize(archivo.tamano)}</small>
              </div>
              <span className={styles['buttons']} data-print="hide">
                <PreviewButton archivoId={archivo.idArchivo} nombre={archivo.nombre} />
                <DownloadButton archivoId={archivo.idArchivo} nombre={archivo.nombre} />
              </span>
            </li>
          ) : null,
        )}
      </ul>
    </>
  );
}
