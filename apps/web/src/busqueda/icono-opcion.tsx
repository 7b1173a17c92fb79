import {
  Award,
  BadgeCheck,
  BookOpen,
  Braces,
  CalendarDays,
  ChartColumn,
  CircleQuestionMark,
  ClipboardCheck,
  CornerDownRight,
  FilePlus2,
  FileText,
  Fingerprint,
  Handshake,
  History,
  Landmark,
  Layers,
  Library,
  List,
  type LucideIcon,
  MessagesSquare,
  Paperclip,
  Zap,
} from 'lucide-react';
import type { Icono } from './opciones.ts';

const ICONOS: Readonly<Record<Icono, LucideIcon>> = {
  award: Award,
  badge: BadgeCheck,
  braces: Braces,
  calendar: CalendarDays,
  chart: ChartColumn,
  clipboard: ClipboardCheck,
  document: FileText,
  fingerprint: Fingerprint,
  handshake: Handshake,
  landmark: Landmark,
  layers: Layers,
  library: Library,
  messages: MessagesSquare,
  'new-document': FilePlus2,
  paperclip: Paperclip,
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
