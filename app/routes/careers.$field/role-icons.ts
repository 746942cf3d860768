import type { LucideIcon } from "lucide-react";
import BookOpen from "lucide-react/icons/book-open";
import CalendarCheck from "lucide-react/icons/calendar-check";
import CodeXml from "lucide-react/icons/code-xml";
import Activity from "lucide-react/icons/activity";
import Apple from "lucide-react/icons/apple";
import BrainCircuit from "lucide-react/icons/brain-circuit";
import Building2 from "lucide-react/icons/building-complex";
import ChartScatter from "lucide-react/icons/chart-scatter";
import CloudCog from "lucide-react/icons/cloud-cog";
import Cog from "lucide-react/icons/cog";
import Construction from "lucide-react/icons/construction";
import Copyright from "lucide-react/icons/circle-letter-c";
import Droplets from "lucide-react/icons/droplets";
import Factory from "lucide-react/icons/factory";
import FileHeart from "lucide-react/icons/file-heart";
import FilePen from "lucide-react/icons/file-pen";
import FileSearch from "lucide-react/icons/file-search";
import Gauge from "lucide-react/icons/gauge";
import Gavel from "lucide-react/icons/gavel";
import HandHeart from "lucide-react/icons/hand-heart";
import HandHelping from "lucide-react/icons/hand-helping";
import HeartPulse from "lucide-react/icons/heart-pulse";
import Hospital from "lucide-react/icons/hospital";
import Leaf from "lucide-react/icons/leaf";
import Lightbulb from "lucide-react/icons/lightbulb";
import Microscope from "lucide-react/icons/microscope";
import MonitorPlay from "lucide-react/icons/monitor-play";
import Network from "lucide-react/icons/network";
import PenTool from "lucide-react/icons/pen-tool";
import Presentation from "lucide-react/icons/presentation";
import Recycle from "lucide-react/icons/recycle";
import Rocket from "lucide-react/icons/rocket";
import School from "lucide-react/icons/school";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sprout from "lucide-react/icons/sprout";
import Stethoscope from "lucide-react/icons/stethoscope";
import Trees from "lucide-react/icons/trees";
import Truck from "lucide-react/icons/truck";
import Wind from "lucide-react/icons/wind";
import Workflow from "lucide-react/icons/workflow";
import Zap from "lucide-react/icons/zap";
import type { RoleIcon } from "~/data/careers/types";

export const ROLE_ICONS: Record<RoleIcon, LucideIcon> = {
  Activity,
  Apple,
  BookOpen,
  BrainCircuit,
  Building2,
  CalendarCheck,
  ChartScatter,
  CloudCog,
  CodeXml,
  Cog,
  Construction,
  Copyright,
  Droplets,
  Factory,
  FileHeart,
  FilePen,
  FileSearch,
  Gauge,
  Gavel,
  HandHeart,
  HandHelping,
  HeartPulse,
  Hospital,
  Leaf,
  Lightbulb,
  Microscope,
  MonitorPlay,
  Network,
  PenTool,
  Presentation,
  Recycle,
  Rocket,
  School,
  Settings,
  ShieldCheck,
  Sprout,
  Stethoscope,
  Trees,
  Truck,
  Wind,
  Workflow,
  Zap,
};
