import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatMoment, formatNumber, formatSize } from '@marco/web-kit/format';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Trash2 } from 'lucide-react';
import type { ImportacionOperacion } from '../../contract/index.ts';
import { AMBIENTE, ESTADO_IMPORTACION } from '../../contract/terms.ts';
import { AvanceCarga } from './avance-carga.tsx';
import { ElegirArchivo } from './elegir-archivo.tsx';
import styles from './operacion.module.css';
import { TONO_IMPORTACION } from './tono-importacion.ts';
import { useCargaOperacion } from './use-carga-operacion.ts';
import { usePasoImportacion } from './use-paso-importacion.ts';

/** An import: its file, its state, and what may be done now. */
export function ImportacionCard({ importacion }: { readonly importacion: ImportacionOperacion }) {
  const { id, ambiente, instancia, estado, bytes, recibidos, calculo, acciones, recibe } = importacion;
  const modals = useModal();
  const queries = useQueryClient();
  const { move, isSaving } = usePasoImportacion(importacion);
  const { carga, send } = useCargaOperacion((saved) =>
    queries.setQueryData(['plataforma', 'importaciones', String(id)], saved),
  );
  const isSending = carga !== 'quieta' && 'importacion' in carga;

  async function descartar(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Descartar la importación?',
      message: 'Se elimina lo que trajo el archivo. Las cifras que ya se publican quedan como están.',
      confirmLabel: 'Descartar',
      cancelLabel: 'Volver',
    });
    if (isSure) await move('descartar');
  }

  return (
    <Card
      title="Importación"
      aside={<Chip tone={TONO_IMPORTACION[estado]}>{ESTADO_IMPORTACION[estado]}</Chip>}
    >
      <div className={styles['bloque']}>
        <FactSheet>
          <Fact name="Ambiente">
            {AMBIENTE[ambiente]} ({instancia})
          </Fact>
          <Fact name="Recibido">
            {formatSize(recibidos)}
            {bytes === null ? '' : ` de ${formatSize(bytes)}`}
          </Fact>
          <Fact name="Enviada">
            {formatMoment(importacion.creadaEn)}, por {importacion.creadaPor}
          </Fact>
          <Fact name="Aplicada">
            {importacion.aplicadaEn === null ? null : formatMoment(importacion.aplicadaEn)}
          </Fact>
          <Fact name="Intercambios">{calculo === null ? null : formatNumber(calculo.intercambios)}</Fact>
          <Fact name="Sin pareja">{calculo === null ? null : formatNumber(calculo.sinPareja)}</Fact>
          <Fact name="Exitosos">{calculo === null ? null : formatNumber(calculo.exitosos)}</Fact>
          <Fact name="Horas">
            {calculo?.desde && calculo.hasta
              ? `${formatNumber(calculo.horas)}, de ${formatMoment(calculo.desde)} a ${formatMoment(calculo.hasta)}`
              : null}
          </Fact>
        </FactSheet>
        {estado === 'calculando' ? (
          <p role="status" className={styles['nota']}>
            Se calculan las horas del archivo. Puede salir de esta página: el cálculo continúa.
          </p>
        ) : null}
        {estado === 'aplicada' || estado === 'descartada' || estado === 'descartando' ? null : (
          <div className={styles['acciones']} data-print="hide">
            {estado === 'revisada' ? (
              <Button
                icon={<Check size={18} />}
                blocked={acciones.aplicar}
                busy={isSaving && 'Aplicando'}
                onClick={() => void move('aplicar')}
              >
                Aplicar
              </Button>
            ) : null}
            {recibe ? (
              <ElegirArchivo
                busy={isSending && 'Enviando'}
                onChoose={(archivo) => void send(archivo, async () => importacion)}
              >
                Continuar con el archivo
              </ElegirArchivo>
            ) : null}
            <Button
              variant="neutral"
              icon={<Trash2 size={18} />}
              blocked={acciones.descartar}
              onClick={() => void descartar()}
            >
              Descartar
            </Button>
          </div>
        )}
        <AvanceCarga carga={carga} />
      </div>
    </Card>
  );
}
