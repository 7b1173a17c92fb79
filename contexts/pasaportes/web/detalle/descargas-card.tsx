import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { useCopyText } from '@marco/web-kit/clipboard';
import { FileBraces, FileCode, FileText, Link as LinkIcon } from 'lucide-react';
import type { PasaportePublico } from '../../contract/index.ts';
import { toPasaporte } from '../../contract/pasaportes.paths.ts';
import styles from './pasaporte.module.css';
import { toContrato, toDescarga } from './to-descarga.ts';

/** Single parts of the pasaporte to take along, and its address to hand on. */
export function DescargasCard({ pasaporte }: { readonly pasaporte: PasaportePublico }) {
  const { oid, version, partes } = pasaporte;
  const direccion = new URL(toPasaporte(oid), window.location.origin).href;
  const { shown, copy, isCopied } = useCopyText<HTMLElement>(direccion, 'Se copió el enlace del pasaporte.');
  const conMensajes = partes.some(({ clave, presente }) => clave === 'mensajes' && presente);
  return (
    <Card title="Descargar por partes y compartir" isForScreen>
      <div className={styles['botones']}>
        <ButtonLink
          reloadDocument
          variant="secondary"
          icon={<FileText size={18} />}
          to={toDescarga(oid, 'pdf')}
          download
        >
          Portada en PDF
        </ButtonLink>
        {conMensajes ? (
          <>
            <ButtonLink
              reloadDocument
              variant="secondary"
              icon={<FileBraces size={18} />}
              to={toContrato(version.id, 'openapi')}
              download
            >
              OpenAPI 3.1
            </ButtonLink>
            <ButtonLink
              reloadDocument
              variant="secondary"
              icon={<FileCode size={18} />}
              to={toContrato(version.id, 'wsdl')}
              download
            >
              WSDL y XSD
            </ButtonLink>
          </>
        ) : null}
        <Button variant="neutral" icon={<LinkIcon size={18} />} onClick={() => void copy()}>
          {isCopied ? 'Enlace copiado' : 'Copiar enlace'}
        </Button>
      </div>
      <p className={styles['nota']}>
        <small ref={shown}>{direccion}</small>
      </p>
    </Card>
  );
}
