import {
  Award,
  BadgeCheck,
  BookOpen,
  Braces,
  CalendarDays,
  CircleQuestionMark,
  ClipboardCheck,
  CornerDownRight,
  FilePlus2,
  FileText,
  Fingerprint,
  Handshake,
  History,
  Landmark,
  Library,
  List,
  type LucideIcon,
  MessagesSquare,
  Zap,
} from 'lucide-react';
import type { Icono } from './opciones.ts';

const ICONOS: Readonly<Record<Icono, LucideIcon>> = {
  servicios: Library,
  solicitudes: FilePlus2,
  elementos: Braces,
  mesas: MessagesSquare,
  reuniones: CalendarDays,
  compromisos: ClipboardCheck,
  acuerdos: Handshake,
  certificados: Award,
  entidades: Landmark,
  tramites: FileText,
  estandares: BadgeCheck,
  oid: Fingerprint,
  ayuda: CircleQuestionMark,
  termino: BookOpen,
  accion: Zap,
  visto: History,
  lugar: CornerDownRight,
  lista: List,
};

/** What an option is about. */
export function IconoOpcion({ icono }: { readonly icono: Icono }) {
  const Icon = ICONOS[icono];
  return <Icon size={18} />;
}
