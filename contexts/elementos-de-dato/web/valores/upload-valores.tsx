import { allowUnless } from '@marco/contract-kit/decision';
import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { openFailure } from '@marco/web-kit/failure-modal';
import { FieldError } from '@marco/web-kit/field';
import { FormActions } from '@marco/web-kit/form-grid';
import { formatNumber, formatSize } from '@marco/web-kit/format';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { RevisionValores, submitValoresEndpoint, verifyValoresEndpoint } from '../../contract/index.ts';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import type { Redaccion } from '../formulario/use-redaccion.ts';
import { toElementoKey } from '../use-elemento.ts';
import { toValoresQuery } from '../use-valores.ts';
import { type ArchivoDeValores, readArchivo } from './read-archivo.ts';
import { RevisionDeValores } from './revision-de-valores.tsx';
import styles from './valores.module.css';

interface UploadValoresProps {
  readonly versionId: number;
  readonly redaccion: Redaccion;
  readonly onDone: () => void;
}

/** Values from a file: chosen, reviewed cell by cell, and only then applied. */
export function UploadValores({ versionId, redaccion, onDone }: UploadValoresProps) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [archivo, setArchivo] = useState<ArchivoDeValores | null>(null);
  const [revision, setRevision] = useState<RevisionValores | null>(null);
  /** The values the file was compared with. */
  const [revisada, setRevisada] = useState(redaccion.values.lista);
  const [reparo, setReparo] = useState<string | null>(null);
  const reparoId = useId();
  const [working, setWorking] = useState<'revisar' | 'aplicar' | null>(null);

  async function run(step: 'revisar' | 'aplicar', work: () => Promise<void>): Promise<void> {
    setWorking(step);
    try {
      await work();
    } catch (error) {
      setWorking(null);
      await openFailure(modals, error);
    } finally {
      setWorking(null);
    }
  }

  function choose(file: File): void {
    const heavy = findReparo(file);
    setReparo(heavy);
    setRevision(null);
    if (heavy === null) void review(file);
  }

  const review = (file: File) =>
    run('revisar', async () => {
      const chosen = await readArchivo(file);
      setArchivo(chosen);
      setRevisada(redaccion.values.lista);
      await redaccion.flush();
      setRevision(
        await api.call<typeof verifyValoresEndpoint>(
          { method: 'POST', path: '/elemento-dato/{versionId}/valores/revisar' },
          { params: { versionId: String(versionId) }, body: toBody(chosen) },
          { base: 'private' },
        ),
      );
    });

  const apply = (chosen: ArchivoDeValores) =>
    run('aplicar', async () => {
      const saved = await api.call<typeof submitValoresEndpoint>(
        { method: 'POST', path: '/elemento-dato/{versionId}/valores/importar' },
        { params: { versionId: String(versionId) }, body: toBody(chosen) },
        { base: 'private', version: redaccion.readVersion() },
      );
      await queries.invalidateQueries({ queryKey: toValoresQuery(api, versionId).queryKey });
      redaccion.follow(saved, { lista: null });
      await queries.invalidateQueries({ queryKey: toElementoKey(versionId) });
      banner.success(`La lista quedó con ${formatNumber(saved.total)} valores.`);
      onDone();
    });

  return (
    <Card title="Importar valores">
      <div className={styles['review']}>
        <p>
          Un archivo CSV o XLSX con encabezado: código, nombre y, si los tiene, descripción, vigente desde y
          vigente hasta. Sus filas reemplazan los valores de la lista, en su orden. Máximo{' '}
          {formatSize(LIMITES_ELEMENTO.importacion)}.
        </p>
        <input
          ref={input}
          type="file"
          accept=".csv,.xlsx,text/csv"
          className="sr"
          tabIndex={-1}
          aria-label="Archivo de valores"
          aria-describedby={reparo === null ? undefined : reparoId}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) choose(file);
            event.target.value = '';
          }}
        />
        <div role="alert">{reparo === null ? null : <FieldError id={reparoId}>{reparo}</FieldError>}</div>
        {revision && archivo ? <RevisionDeValores nombre={archivo.nombre} revision={revision} /> : null}
        <FormActions>
          <Button
            variant={revision ? 'secondary' : 'primary'}
            icon={<FileUp size={18} />}
            busy={working === 'revisar' && 'Revisando'}
            onClick={() => input.current?.click()}
          >
            {archivo ? 'Elegir otro archivo' : 'Elegir archivo'}
          </Button>
          {archivo && revision ? (
            <Button
              blocked={findRefusal(revision, redaccion.values.ejemplos, redaccion.values.lista !== revisada)}
              busy={working === 'aplicar' && 'Importando'}
              onClick={() => void apply(archivo)}
            >
              Reemplazar los valores
            </Button>
          ) : null}
        </FormActions>
      </div>
    </Card>
  );
}

/** Why a file is not even read: the server would not take it. */
function findReparo({ name, size }: File): string | null {
  const maximo = LIMITES_ELEMENTO.importacion;
  return size > maximo ? `«${name}» pesa ${formatSize(size)} y el máximo es ${formatSize(maximo)}.` : null;
}

const toBody = ({ formato, contenido }: ArchivoDeValores) => ({ formato, contenido });

function findRefusal(
  { filas, errores, retirados }: RevisionValores,
  ejemplos: readonly string[],
  isOld: boolean,
) {
  const used = ejemplos.filter((ejemplo) => retirados.includes(ejemplo));
  return allowUnless([
    ...(filas === 0 ? ['El archivo no tiene filas de valores.'] : []),
    ...(errores.length > 0 ? ['El archivo tiene celdas con errores. Corríjalas y cárguelo de nuevo.'] : []),
    ...used.map(
      (codigo) => `Se retira «${codigo}», que es un ejemplo del elemento. Cambie antes el ejemplo.`,
    ),
    ...(isOld ? ['Los valores cambiaron después de revisar el archivo. Elíjalo de nuevo.'] : []),
  ]);
}
