import { findVistaPrevia } from '../../rules/vista-previa.ts';
import { DownloadButton } from './download-button.tsx';
import { PreviewButton } from './preview-button.tsx';

interface DocumentButtonProps {
  readonly archivoId: string;
  readonly nombre: string;
}

/** The one button of a document where there is little room: it shows it, and from there it is downloaded; or downloads it. */
export function DocumentButton(documento: DocumentButtonProps) {
  return findVistaPrevia(documento.nombre) === undefined ? (
    <DownloadButton {...documento} />
  ) : (
    <PreviewButton {...documento} />
  );
}
