import { errorMessage } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { useEffect, useRef, useState } from 'react';
import type { ReceivedFile } from './ask-exportacion.ts';
import type { ExportJob, TableExportSource, TableFormat } from './table-export-source.ts';

/** Time between two looks at what is prepared. */
const LOOK_MS = 1000;

export type ExportStep =
  | { readonly kind: 'choosing'; readonly error: string | null }
  | { readonly kind: 'asking'; readonly format: TableFormat }
  | { readonly kind: 'waiting'; readonly job: ExportJob; readonly error: string | null }
  | { readonly kind: 'ready'; readonly job: ExportJob; readonly error: string | null };

/** The steps of taking a table along. What is prepared goes on when its dialog is closed. */
export function useTableExport(source: TableExportSource, onClose: () => void) {
  const banner = useBanner();
  const [step, setStep] = useState<ExportStep>({ kind: 'choosing', error: null });
  const [isActing, setActing] = useState(false);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  function finish({ blob, name }: ReceivedFile): void {
    source.save({ blob, name });
    banner.success(`Se descargó ${name}.`);
    onClose();
  }

  async function choose(format: TableFormat): Promise<void> {
    const controller = new AbortController();
    asking.current = controller;
    setStep({ kind: 'asking', format });
    try {
      const answer = await source.request(format, controller.signal);
      if (controller.signal.aborted) return;
      if (answer.kind === 'file') finish(answer.file);
      else setStep({ kind: 'waiting', job: answer.job, error: null });
    } catch (error) {
      if (!controller.signal.aborted) setStep({ kind: 'choosing', error: errorMessage(error) });
    }
  }

  async function download(job: ExportJob): Promise<void> {
    try {
      finish(await source.download(job.id));
    } catch (error) {
      setStep({ kind: 'ready', job, error: errorMessage(error) });
    }
  }

  /** A decision of the person about a job; the progress is not read meanwhile. */
  async function act(job: ExportJob, work: () => Promise<void>): Promise<void> {
    setActing(true);
    try {
      await work();
    } catch (error) {
      setStep({ kind: 'waiting', job, error: errorMessage(error) });
    } finally {
      setActing(false);
    }
  }

  const cancel = (job: ExportJob) =>
    act(job, async () => {
      await source.cancel(job.id);
      banner.success('Se canceló la exportación.');
      onClose();
    });

  const retry = (job: ExportJob) =>
    act(job, async () => setStep({ kind: 'waiting', job: await source.retry(job.id), error: null }));

  const watched = step.kind === 'waiting' && isMoving(step.job) && !isActing ? step.job : null;
  useEffect(() => {
    if (!watched) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void look(watched, controller.signal), LOOK_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  });

  async function look(before: ExportJob, signal: AbortSignal): Promise<void> {
    try {
      const job = await source.read(before.id, signal);
      if (signal.aborted) return;
      if (job.state === 'ready') {
        setStep({ kind: 'ready', job, error: null });
        await download(job);
      } else if (job.state === 'gone') {
        banner.notice('La exportación se canceló.');
        onClose();
      } else setStep({ kind: 'waiting', job, error: null });
    } catch (error) {
      // A failed read of the progress is repeated; the job continues anyway.
      if (!signal.aborted) setStep({ kind: 'waiting', job: { ...before }, error: errorMessage(error) });
    }
  }

  return { step, isActing, choose, download, cancel, retry };
}

const isMoving = ({ state }: ExportJob) => state === 'waiting' || state === 'running';
