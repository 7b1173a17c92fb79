import { Button } from '@marco/web-kit/button';
import { Modal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { ExportProgress } from './export-progress.tsx';
import styles from './table-export.module.css';
import type { ExportJob, TableExportProps, TableFormat } from './table-export-source.ts';
import { useTableExport } from './use-table-export.ts';

const FORMATS = [
  {
    format: 'xlsx',
    name: 'Excel (XLSX)',
    note: 'Con filtros, encabezado fijo y fechas listas para ordenar.',
    Icon: FileSpreadsheet,
  },
  {
    format: 'csv',
    name: 'CSV',
    note: 'Texto separado por punto y coma, para abrir en otros programas.',
    Icon: FileText,
  },
] as const;

type Control = ReturnType<typeof useTableExport>;

/** Asks for the format of a table, shows how far its file is and saves it. It is heavy: load it when it is needed. */
export function TableExportDialog({ title, scope, source, onClose, listPath }: TableExportProps) {
  const control = useTableExport(source, onClose);
  const { step } = control;
  if (step.kind === 'waiting' && step.job.state === 'failed')
    return <Failed title={title} job={step.job} error={step.error} control={control} onClose={onClose} />;
  if (step.kind === 'waiting')
    return (
      <Modal
        isOpen
        onClose={onClose}
        title="Se está preparando el archivo"
        message={title}
        icon={<Download size={22} />}
        actions={
          <>
            <Button
              variant="neutral"
              busy={control.isActing && 'Cancelando'}
              onClick={() => void control.cancel(step.job)}
            >
              Cancelar exportación
            </Button>
            <Button onClick={onClose}>Seguir en segundo plano</Button>
          </>
        }
      >
        <div className={styles['body']}>
          <ExportProgress
            label={`Filas preparadas de ${title}`}
            done={step.job.done}
            total={step.job.total}
          />
          {step.job.reason ? <Notice tone="warn">{step.job.reason}</Notice> : null}
          <Failure error={step.error} />
          <p>
            Se descargará al terminar. También puede cerrar esta ventana y seguir trabajando: le avisaremos y
            lo encontrará en <Link to={listPath}>Exportaciones</Link>.
          </p>
        </div>
      </Modal>
    );
  if (step.kind === 'ready')
    return (
      <Modal
        isOpen
        onClose={onClose}
        title={step.error === null ? 'Descargando el archivo' : 'El archivo está listo'}
        message={title}
        tone="ok"
        actions={
          <>
            <Button variant="neutral" onClick={onClose}>
              Cerrar
            </Button>
            <Button
              busy={step.error === null && 'Descargando'}
              onClick={() => void control.download(step.job)}
            >
              Descargar
            </Button>
          </>
        }
      >
        <Failure error={step.error} />
      </Modal>
    );
  return (
    <Choice
      title={title}
      scope={scope}
      asked={step.kind === 'asking' ? step.format : null}
      error={step.kind === 'choosing' ? step.error : null}
      control={control}
      onClose={onClose}
    />
  );
}

interface PartProps {
  readonly title: string;
  readonly error: string | null;
  readonly control: Control;
  readonly onClose: () => void;
}

interface ChoiceProps extends PartProps, Pick<TableExportProps, 'scope'> {
  readonly asked: TableFormat | null;
}

function Choice({ title, scope, error, control, onClose, asked }: ChoiceProps) {
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={scope === 'catalogue' ? 'Descargar catálogo completo' : 'Descargar tabla'}
      message={`${title}. Elija el formato del archivo.`}
      icon={<Download size={22} />}
      actions={
        <Button variant="neutral" onClick={onClose}>
          Cancelar
        </Button>
      }
    >
      <div className={styles['formats']}>
        {FORMATS.map(({ format, name, note, Icon }) => (
          <button
            key={format}
            type="button"
            className={styles['format']}
            aria-disabled={asked === null ? undefined : true}
            aria-busy={asked === format ? true : undefined}
            onClick={() => {
              if (asked === null) void control.choose(format);
            }}
          >
            <Icon size={26} />
            <b>{name}</b>
            <small>{note}</small>
          </button>
        ))}
      </div>
      <p className={styles['status']} role="status">
        {asked === null ? '' : 'Preparando el archivo…'}
      </p>
      <Failure error={error} />
    </Modal>
  );
}

function Failed({ title, job, error, control, onClose }: PartProps & { readonly job: ExportJob }) {
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="No se pudo preparar el archivo"
      message={title}
      tone="err"
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            Cerrar
          </Button>
          <Button busy={control.isActing && 'Reintentando'} onClick={() => void control.retry(job)}>
            Reintentar
          </Button>
        </>
      }
    >
      <p>{job.reason}</p>
      <Failure error={error} />
    </Modal>
  );
}

function Failure({ error }: { readonly error: string | null }) {
  if (error === null) return null;
  return (
    <Notice tone="err" role="alert">
      {error}
    </Notice>
  );
}
