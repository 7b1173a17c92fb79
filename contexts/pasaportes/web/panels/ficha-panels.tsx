import type { FichaPanel } from '@marco/directorio/widgets';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { BookOpenCheck, Download, FileBraces, FileCode } from 'lucide-react';
import { toPasaporte } from '../../contract/pasaportes.paths.ts';
import styles from '../detalle/pasaporte.module.css';
import { toContrato, toDescarga } from '../detalle/to-descarga.ts';
import { useOidDeVersion } from '../detalle/use-pasaporte.ts';

const DESCARGAR = {
  variant: 'neutral',
  size: 'small',
  icon: <Download size={16} />,
  children: 'Descargar pasaporte',
} as const;

/** The package of the version on show; nothing where it has none. Until that is known it keeps its room. */
const DescargarPasaporte: FichaPanel['Panel'] = ({ version }) => {
  const { data, isPending } = useOidDeVersion(version?.id ?? null);
  if (isPending)
    return (
      <span className={styles['lugar']}>
        <Button {...DESCARGAR} />
      </span>
    );
  if (!data || data.oid === null) return null;
  return <ButtonLink {...DESCARGAR} reloadDocument to={toDescarga(data.oid, 'zip')} download />;
};

/** The contract written of the messages, and the way to the page of the pasaporte. */
const ContratoEscrito: FichaPanel['Panel'] = ({ version }) => {
  const { data } = useOidDeVersion(version?.id ?? null);
  if (version === null || !data || data.oid === null) return null;
  return (
    <>
      <div className={styles['botones']} data-print="hide">
        <ButtonLink
          reloadDocument
          variant="neutral"
          size="small"
          icon={<FileBraces size={16} />}
          to={toContrato(version.id, 'openapi')}
          download
        >
          OpenAPI 3.1
        </ButtonLink>
        <ButtonLink
          reloadDocument
          variant="neutral"
          size="small"
          icon={<FileCode size={16} />}
          to={toContrato(version.id, 'wsdl')}
          download
        >
          WSDL y XSD
        </ButtonLink>
        <ButtonLink
          variant="neutral"
          size="small"
          icon={<BookOpenCheck size={16} />}
          to={toPasaporte(data.oid)}
        >
          Pasaporte de la versión {version.numero}
        </ButtonLink>
      </div>
      <p className={styles['nota']}>El OpenAPI y el WSDL se escriben desde los mensajes de la versión.</p>
    </>
  );
};

/** What the pasaportes show in the public page of a servicio. */
export const fichaPanels: readonly FichaPanel[] = [
  { lugar: 'acciones', order: 10, isFor: ({ version }) => version !== null, Panel: DescargarPasaporte },
  { lugar: 'descargas', order: 10, isFor: ({ version }) => version !== null, Panel: ContratoEscrito },
];
