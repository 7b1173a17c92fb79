import { CardStack } from '@marco/web-kit/card-stack';
import { formatMoment } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, NotFound } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useState } from 'react';
import { useParams } from 'react-router';
import { conformidadPaths } from '../../../contract/conformidad.paths.ts';
import type { InformeConSello } from '../../../contract/index.ts';
import { Comprobaciones, listOrdenadas } from '../comprobaciones.tsx';
import styles from '../informe.module.css';
import { LineaSello, SelloCard } from '../sello-card.tsx';
import { useDocumento, useInforme } from '../use-informe.ts';
import { VeredictoCard } from '../veredicto-card.tsx';

/** '/informes/{id}': a report that is kept, without the contract it is of. */
export function InformeScreen() {
  const id = useParams()['id'] ?? '';
  const informe = useInforme(id);
  const isUnknown = isNotFound(informe.error);
  const title = isUnknown ? 'Informe no encontrado' : 'Informe de conformidad';
  usePageTitle(title);
  if (isUnknown)
    return (
      <NotFound
        title={title}
        message="No hay un informe con esa dirección, o aún no se puede consultar."
        hint="Un informe es público cuando su solicitud se certifica. Si es de su entidad, inicie sesión."
        to={conformidadPaths.banco}
        backLabel="Comprobar un contrato"
      />
    );
  return (
    <>
      <PageHeading
        title={title}
        lead={
          informe.data?.servicio
            ? `${informe.data.servicio.nombre}, versión ${informe.data.servicio.version}`
            : ''
        }
      />
      <LoadBlock query={informe} subject="el informe">
        {(data) => <Informe informe={data} />}
      </LoadBlock>
    </>
  );
}

function Informe({ informe }: { readonly informe: InformeConSello }) {
  const { id, fecha, publicado, sello, comprobaciones } = informe;
  const primera = listOrdenadas(comprobaciones).find(({ hallazgos }) => hallazgos.length > 0);
  const [elegida, setElegida] = useState<string | null>(primera?.codigo ?? null);
  const { download, preparing, error } = useDocumento(id);
  return (
    <CardStack>
      {publicado ? null : (
        <Notice>
          Solo su entidad y el ministerio pueden consultar este informe hasta que se certifique.
        </Notice>
      )}
      <VeredictoCard informe={informe} />
      <div className={styles['halves']}>
        <Comprobaciones comprobaciones={comprobaciones} elegida={elegida} onElegir={setElegida} />
        <div className={styles['aside']}>
          <SelloCard
            informe={informe}
            onDownload={() => void download('documento')}
            pdf={{ isWorking: preparing === 'pdf', onDownload: () => void download('pdf') }}
            nota="El informe dice qué se encontró y dónde. No guarda el contrato ni los mensajes, solo sus huellas."
          >
            <LineaSello nombre="Informe">{formatMoment(fecha)}</LineaSello>
            <LineaSello nombre="Identificador" esCodigo>
              {id}
            </LineaSello>
            <LineaSello nombre="Sello (SHA-256)" esCodigo>
              {sello.sha256}
            </LineaSello>
          </SelloCard>
          <div role="alert" className={styles['said']}>
            {error ? <Notice tone="err">No se pudo descargar el informe. Intente de nuevo.</Notice> : null}
          </div>
        </div>
      </div>
    </CardStack>
  );
}
