import { QueryError } from '@marco/web-kit/load-error';
import { Select } from '@marco/web-kit/select';
import { Skeleton } from '@marco/web-kit/skeleton';
import { Tabs } from '@marco/web-kit/tabs';
import { useState } from 'react';
import type { VistaEsquema } from '../../contract/index.ts';
import { TIPO_ESQUEMA, TIPOS_ESQUEMA, type TipoEsquema } from '../../contract/terms.ts';
import styles from './esquemas-panel.module.css';
import { useDescargaEsquema } from './use-descarga-esquema.ts';
import { useVistaEsquema } from './use-vista-esquema.ts';
import { VisorCodigo } from './visor-codigo.tsx';

export interface EsquemasPanelProps {
  readonly elementoId: number;
  /** 'M.m', or 'vigente'. */
  readonly version: string;
  readonly identificador: string;
}

const TABS = TIPOS_ESQUEMA.map((id) => ({ id, label: TIPO_ESQUEMA[id] }));

/** The schemas of one version, to be read, copied and downloaded in each form. */
export function EsquemasPanel({ elementoId, version, identificador }: EsquemasPanelProps) {
  const [tipo, setTipo] = useState<TipoEsquema>('xsd');
  return (
    <div className={styles['panel']}>
      <Tabs<TipoEsquema>
        label={`Formas del esquema de ${identificador}`}
        tabs={TABS}
        selected={tipo}
        onSelect={setTipo}
      >
        <Forma
          key={`${elementoId} ${version} ${tipo}`}
          elementoId={elementoId}
          version={version}
          tipo={tipo}
        />
      </Tabs>
    </div>
  );
}

interface FormaProps {
  readonly elementoId: number;
  readonly version: string;
  readonly tipo: TipoEsquema;
}

function Forma({ elementoId, version, tipo }: FormaProps) {
  const { data, error, isFetching, refetch } = useVistaEsquema(elementoId, version, tipo);
  const { download, isDownloading } = useDescargaEsquema();
  if (data) {
    const save = () => void download(elementoId, version, tipo, data.descarga);
    return <Archivos vista={data} onDownload={save} isDownloading={isDownloading} />;
  }
  if (!error) return <Skeleton label="Cargando el esquema" rows={8} />;
  return <QueryError title="No fue posible cargar el esquema" query={{ error, isFetching, refetch }} />;
}

interface ArchivosProps {
  readonly vista: VistaEsquema;
  readonly onDownload: () => void;
  readonly isDownloading: boolean;
}

/** The file on show, of those that travel together. */
function Archivos({ vista: { archivos, descarga }, onDownload, isDownloading }: ArchivosProps) {
  const [chosen, setChosen] = useState(0);
  const archivo = archivos[chosen];
  if (!archivo) return null;
  return (
    <>
      {archivos.length > 1 ? (
        <div className={styles['choice']}>
          <Select
            label={`Archivo, de los ${archivos.length} que van en ${descarga}`}
            options={archivos.map(({ nombre }, place) => ({ value: String(place), label: nombre }))}
            value={String(chosen)}
            onChange={(value) => setChosen(Number(value))}
          />
        </div>
      ) : null}
      <VisorCodigo {...archivo} descarga={descarga} onDownload={onDownload} isDownloading={isDownloading} />
    </>
  );
}
