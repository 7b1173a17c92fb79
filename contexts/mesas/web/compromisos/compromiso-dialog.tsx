import { refuseWith } from '@marco/contract-kit/decision';
import { useBanner } from '@marco/web-kit/banner';
import { FormModal } from '@marco/web-kit/form-modal';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import type { Compromiso } from '../../contract/index.ts';
import { useGestion } from '../mesas/use-gestion.ts';
import { CamposCompromiso } from './campos-compromiso.tsx';
import { type OrigenCompromiso, useSaveCompromiso } from './use-save-compromiso.ts';
import {
  CAMPOS_DE_DATOS,
  COMPROMISO_VACIO,
  findErroresValores,
  NOMBRES_VALORES,
  toDatos,
  toValores,
  type ValoresCompromiso,
} from './valores-compromiso.ts';

/** Its entidades and their people come with the mesa. */
const SIN_MESA = refuseWith('El formulario necesita los datos de la mesa, que aún no se muestran.');

export interface CompromisoDialogProps {
  readonly origen: OrigenCompromiso;
  /** The one to be changed; null writes a new one down. */
  readonly compromiso: Compromiso | null;
  readonly acordadoEn: string;
  /** What a new one begins with. */
  readonly inicial?: ValoresCompromiso;
  /** Called once it was written down or changed. */
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/** The form of a commitment, by the rules the server refuses with (MESA-11). */
export function CompromisoDialog(props: CompromisoDialogProps) {
  const { origen, compromiso, acordadoEn, inicial = COMPROMISO_VACIO, onSaved, onClose } = props;
  const gestion = useGestion(origen.idMesa);
  const banner = useBanner();
  const save = useSaveCompromiso(origen);
  const form = useRuledForm<ValoresCompromiso>({
    initial: compromiso ? toValores(compromiso) : inicial,
    names: NOMBRES_VALORES,
    fieldOf: CAMPOS_DE_DATOS,
    findErrors: (valores) => findErroresValores(valores, acordadoEn),
    onSend: async (valores) => {
      if (!(await save(toDatos(valores), compromiso))) return;
      banner.success(compromiso ? 'Se guardaron los cambios del compromiso.' : 'Se agregó el compromiso.');
      onSaved?.();
      onClose();
    },
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={compromiso ? 'Editar compromiso' : 'Agregar compromiso'}
      message="Los campos marcados con * son obligatorios."
      submitLabel={compromiso ? 'Guardar cambios' : 'Agregar compromiso'}
      blocked={gestion.data ? undefined : SIN_MESA}
    >
      <LoadBlock query={gestion} subject="la mesa">
        {(mesa) => <CamposCompromiso mesa={mesa} acordadoEn={acordadoEn} form={form} />}
      </LoadBlock>
    </FormModal>
  );
}
