import { addDays } from '@marco/country/working-days';
import { LIMITES_VIDA } from '@marco/servicios/terms';
import { ImpactoDeRetiro } from '@marco/servicios/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormActions } from '@marco/web-kit/form-grid';
import { PageHeading } from '@marco/web-kit/page';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { SideLayout } from '@marco/web-kit/side-layout';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { type ReactNode, useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { isConDiaDeRetiro, listFaltasDeRetiroPedido } from '../../rules/retiro/retiro-pedido.ts';
import { EliminarBorrador } from '../formulario/borrador-solicitud.tsx';
import styles from '../formulario/formulario.module.css';
import { DatoResumen } from '../formulario/panel-resumen.tsx';
import { SolicitudRadicada } from '../formulario/solicitud-radicada.tsx';
import { useTramite } from '../formulario/use-tramite.ts';
import { getRetiro } from './get-retiro.ts';
import { useRetiro } from './use-retiro.ts';

interface FormularioRetiroProps {
  readonly titulo: string;
  readonly solicitud: Solicitud;
  /** Over the form: why it was returned. */
  readonly children?: ReactNode;
}

interface ValoresRetiro {
  /** Id of a version; empty where none takes its place. */
  readonly sucesora: string;
  readonly fechaRetiro: string;
  readonly motivo: string;
}

const NOMBRES = {
  fechaRetiro: 'Día del retiro',
  sucesora: 'Versión que la reemplaza',
  motivo: 'Motivo',
} as const;

const toId = (sucesora: string) => (sucesora === '' ? null : Number(sucesora));
const toCambios = ({ sucesora, fechaRetiro, motivo }: ValoresRetiro) => ({
  sucesoraId: toId(sucesora),
  fechaRetiro: fechaRetiro === '' ? null : fechaRetiro,
  motivo,
});

/** The end of a version in one step: its day, what takes its place and why, beside whom that breaks as it is chosen. */
export function FormularioRetiro({ titulo, solicitud, children }: FormularioRetiroProps) {
  const { servicioVersion, sucesoras, sucesoraId, fechaRetiro, motivo, hoy, dias } = getRetiro(solicitud);
  const { save, radicar, isSaving } = useRetiro(solicitud);
  const tramite = useTramite({ inTurn: (work) => work(null), reset: () => undefined });
  const [isRadicada, setRadicada] = useState(false);
  const conDia = isConDiaDeRetiro(servicioVersion.estado);
  const form = useRuledForm<ValoresRetiro>({
    initial: {
      sucesora: String(sucesoraId ?? ''),
      fechaRetiro: fechaRetiro ?? '',
      motivo,
    },
    names: NOMBRES,
    fieldOf: { sucesoraId: 'sucesora' },
    findErrors: (valores) => {
      const escrito = { ...toCambios(valores), estado: servicioVersion.estado, sucesoras };
      const { sucesoraId: falta, ...faltas } = listFaltasDeRetiroPedido(escrito, hoy);
      return { ...faltas, ...(falta === undefined ? {} : { sucesora: falta }) };
    },
    onSend: async (valores) => {
      if (await radicar(toCambios(valores), leaveToCaller)) setRadicada(true);
    },
  });
  if (isRadicada) return <SolicitudRadicada solicitud={solicitud} />;
  return (
    <>
      <PageHeading title={titulo} lead={solicitud.servicio} />
      {children}
      <SideLayout
        sideLabel="Resumen"
        side={
          <>
            <Card title="Resumen de la solicitud">
              <dl className={styles['facts']}>
                <DatoResumen nombre="Servicio">{solicitud.servicioNombre}</DatoResumen>
                <DatoResumen nombre="Versión">{servicioVersion.numero}</DatoResumen>
                <DatoResumen nombre="Nivel">{String(solicitud.nivel)}</DatoResumen>
              </dl>
            </Card>
            <EliminarBorrador guardada={solicitud} tramite={tramite} />
          </>
        }
      >
        <CardStack>
          <Card title="Retiro de la versión" aside="Los campos con * son obligatorios">
            <form noValidate aria-label="Retiro de la versión" onSubmit={form.onSubmit}>
              <CardStack>
                {conDia ? (
                  <DatePicker
                    label={NOMBRES.fechaRetiro}
                    required
                    hint={`Desde ese día no responde. Si alguna entidad la usa, pasan al menos ${dias} días desde que se certifique el retiro.`}
                    min={hoy}
                    max={addDays(hoy, LIMITES_VIDA.anios * 365)}
                    {...bindField(form, 'fechaRetiro')}
                  />
                ) : (
                  <p>
                    La versión no está publicada y nadie la usa: se retira cuando se certifique la solicitud.
                  </p>
                )}
                <Select
                  label={NOMBRES.sucesora}
                  options={sucesoras.map(({ id, numero }) => ({
                    value: String(id),
                    label: `Versión ${numero}`,
                  }))}
                  placeholder="Ninguna la reemplaza"
                  {...bindField(form, 'sucesora')}
                />
                <Textarea
                  label={NOMBRES.motivo}
                  required
                  rows={3}
                  hint="Cualquiera lo leerá en la página del servicio: no escriba datos personales."
                  maxLength={LIMITES_VIDA.motivo}
                  {...bindField(form, 'motivo')}
                />
              </CardStack>
            </form>
          </Card>
          <ImpactoDeRetiro versionId={servicioVersion.id} sucesoraId={toId(form.values.sucesora)} />
          <FormActions>
            <Button
              type="button"
              variant="neutral"
              busy={isSaving && !form.isSending && 'Guardando'}
              onClick={() => void save(toCambios(form.values))}
            >
              Guardar borrador
            </Button>
            <Button type="button" onClick={form.send} busy={form.isSending && 'Radicando'}>
              {solicitud.radicado === null ? 'Radicar solicitud' : 'Radicar de nuevo'}
            </Button>
          </FormActions>
        </CardStack>
      </SideLayout>
    </>
  );
}
