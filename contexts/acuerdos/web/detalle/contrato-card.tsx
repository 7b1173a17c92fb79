import { DownloadButton } from '@marco/archivos/widgets';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Identifier } from '@marco/web-kit/clipboard';
import { FileBraces, FolderArchive, Play } from 'lucide-react';
import { toEnsayoDeConsumo } from '../../contract/acuerdos.paths.ts';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import { CABECERA_CLAVE } from '../../contract/terms.ts';
import styles from './detalle.module.css';
import { useDescargaContrato } from './use-descarga-contrato.ts';

/** The document, the reduced contract and how the simulator answers by it; from the approval on. */
export function ContratoCard({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  const { numero, estado, pdf, simulador } = acuerdo;
  const { download, loading } = useDescargaContrato(acuerdo);
  if (numero === null) return null;
  return (
    <Card title="Contrato reducido">
      <p className={styles['texto']}>
        Las mismas operaciones; de cada respuesta, solo los datos de este acuerdo.
      </p>
      <div className={styles['botones']} data-print="hide">
        <Button
          variant="neutral"
          size="small"
          icon={<FileBraces size={16} />}
          busy={loading === 'openapi' && 'Descargando'}
          onClick={() => void download('openapi')}
        >
          OpenAPI 3.1
        </Button>
        <Button
          variant="neutral"
          size="small"
          icon={<FolderArchive size={16} />}
          busy={loading === 'zip' && 'Descargando'}
          onClick={() => void download('zip')}
        >
          WSDL, esquemas y ejemplos
        </Button>
      </div>
      <p className={styles['nota']}>
        {pdf === null
          ? 'El documento del acuerdo está en preparación. Aparece aquí cuando esté listo.'
          : 'El documento del acuerdo lleva dentro su contrato.'}
      </p>
      {pdf === null ? null : (
        <div className={styles['documento']} data-print="hide">
          <DownloadButton archivoId={pdf.id} nombre={pdf.nombre} />
        </div>
      )}
      {simulador === null ? null : <ClaveDeSimulador simulador={simulador} />}
      {simulador === null || estado !== 'activo' ? null : (
        <div className={styles['documento']} data-print="hide">
          <ButtonLink
            variant="neutral"
            size="small"
            icon={<Play size={16} />}
            to={toEnsayoDeConsumo(acuerdo.id)}
          >
            Ensayar la llamada en X-Road
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** What is sent to the simulator so that it answers by this contract. */
function ClaveDeSimulador({
  simulador: { clave, direccion },
}: {
  readonly simulador: NonNullable<AcuerdoDeConsumo['simulador']>;
}) {
  return (
    <div className={styles['clave']} data-print="hide">
      <p className={styles['nota']}>
        El simulador responde con este contrato a quien envía la clave en <code>{CABECERA_CLAVE}</code>. Solo
        da datos inventados.
      </p>
      <Identifier text={clave} name="la clave del simulador" />
      <Identifier text={new URL(direccion, window.location.origin).href} name="la dirección del simulador" />
    </div>
  );
}
