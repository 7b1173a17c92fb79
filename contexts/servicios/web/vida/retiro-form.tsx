import { addDays } from '@marco/country/working-days';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormActions } from '@marco/web-kit/form-grid';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { VidaVersion } from '../../contract/index.ts';
import { ESTADO_VERSION_SERVICIO } from '../../contract/versiones.terms.ts';
import { LIMITES_VIDA, PASO_VIDA } from '../../contract/vida.terms.ts';
import { findPrimerDia, listFaltasDeRetiro } from '../../rules/vida/retiro.ts';
import { ImpactoCard } from './impacto-card.tsx';
import { useImpacto, usePasoVida } from './use-vida.ts';
import styles from './vida.module.css';

interface RetiroValores {
  /** Id of a version; empty where none takes its place. */
  readonly sucesora: string;
  readonly fechaRetiro: string;
  readonly motivo: string;
  readonly visto: boolean;
}

const NOMBRES = {
  sucesora: 'Versión que la reemplaza',
  fechaRetiro: 'Fecha de retiro',
  motivo: 'Motivo',
  visto: 'Confirmación',
} as const;

const toId = (sucesora: string) => (sucesora === '' ? null : Number(sucesora));

/** What takes the place of a version, when it ends and why, beside whom that breaks as it is chosen. */
export function RetiroForm({ vida }: { readonly vida: VidaVersion }) {
  const { id, estado, sucesora, sucesoras, fechaRetiro, motivo, hoy, dias } = vida;
  const paso = estado === 'obsoleta' ? 'fijar-retiro' : 'declarar-obsoleta';
  const { move } = usePasoVida(vida);
  const form = useRuledForm<RetiroValores>({
    initial: {
      sucesora: String(sucesora?.id ?? sucesoras[0]?.id ?? ''),
      fechaRetiro: fechaRetiro ?? '',
      motivo,
      visto: false,
    },
    names: NOMBRES,
    fieldOf: { sucesoraId: 'sucesora' },
    findErrors: (valores) => {
      const { sucesoraId, ...faltas } = listFaltasDeRetiro(
        { ...valores, sucesoraId: toId(valores.sucesora) },
        { version: vida, versiones: sucesoras, hoy, dias, anunciado: fechaRetiro },
      );
      return {
        ...(sucesoraId === undefined ? {} : { sucesora: sucesoraId }),
        ...faltas,
        ...(valores.visto ? {} : { visto: 'Confirme que vio a quiénes rompe.' }),
      };
    },
    onSend: async (valores) => {
      const retiro = {
        sucesoraId: toId(valores.sucesora),
        fechaRetiro: valores.fechaRetiro,
        motivo: valores.motivo,
        ...(impacto.data ? { impacto: impacto.data.huella } : {}),
      };
      if (!(await move(paso, retiro, leaveToCaller))) form.change({ visto: false });
    },
    draft: { name: 'retiro-version', version: vida.version },
    exceptDraft: ['visto'],
  });
  const impacto = useImpacto(id, toId(form.values.sucesora));

  return (
    <>
      <Card title={PASO_VIDA[paso]}>
        <form
          className={styles['form']}
          noValidate
          aria-label="Retiro de la versión"
          id="retiro"
          onSubmit={form.onSubmit}
        >
          <p>Los campos marcados con * son obligatorios.</p>
          <Select
            label={NOMBRES.sucesora}
            options={sucesoras.map((una) => ({
              value: String(una.id),
              label: `Versión ${una.numero} (${ESTADO_VERSION_SERVICIO[una.estado].toLowerCase()})`,
            }))}
            placeholder="Ninguna la reemplaza"
            {...bindField(form, 'sucesora')}
          />
          <DatePicker
            label={NOMBRES.fechaRetiro}
            required
            hint={`Desde ese día la versión no responde. Pasan al menos ${dias} días desde el anuncio.`}
            min={fechaRetiro !== null && fechaRetiro > hoy ? undefined : findPrimerDia({ hoy, dias })}
            max={addDays(hoy, LIMITES_VIDA.anios * 365)}
            {...bindField(form, 'fechaRetiro')}
          />
          <Textarea
            label={NOMBRES.motivo}
            required={isMotivoNecesario(form.values.sucesora, vida)}
            hint="Cualquiera lo leerá en la página del servicio: no escriba datos personales."
            maxLength={LIMITES_VIDA.motivo}
            {...bindField(form, 'motivo')}
          />
        </form>
      </Card>
      <ImpactoCard impacto={impacto} />
      <Card title="Confirmar">
        <div className={styles['form']}>
          <VistoField form={form} rompe={impacto.data?.rompe ?? null} />
          <FormActions>
            <Button type="button" onClick={form.send} busy={form.isSending && 'Guardando'}>
              {PASO_VIDA[paso]}
            </Button>
          </FormActions>
        </div>
      </Card>
    </>
  );
}

/** Who takes away what others use says why, unless what takes its place is published already. */
const isMotivoNecesario = (sucesora: string, { sucesoras }: VidaVersion) =>
  sucesoras.find(({ id }) => id === toId(sucesora))?.estado !== 'publicada';

interface VistoProps {
  readonly form: ReturnType<typeof useRuledForm<RetiroValores>>;
  readonly rompe: number | null;
}

/** That who decides has seen whom it breaks: kept in the trail. */
function VistoField({ form, rompe }: VistoProps) {
  const { value, ...rest } = bindField(form, 'visto');
  const avisos =
    rompe === null || rompe === 0
      ? 'No se avisará a ninguna entidad.'
      : rompe === 1
        ? 'Se avisará a 1 entidad, a la que se le rompe.'
        : `Se avisará a ${rompe} entidades, a las que se les rompe.`;
  return <Checkbox label="Vi a quiénes rompe el retiro" hint={avisos} required checked={value} {...rest} />;
}
