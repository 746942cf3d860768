import {
  Activity, Apple, BookOpen, BrainCircuit, Building2, CalendarCheck, ChartScatter, CloudCog, CodeXml, Cog, Construction, Copyright, Droplets,
  Factory, FileHeart, FilePen, FileSearch, Gauge, Gavel, HandHeart, HandHelping, HeartPulse, Hospital, Leaf, Lightbulb, type LucideIcon,
  Microscope, MonitorPlay, Network, PenTool, Presentation, Recycle, Rocket, School, Settings, ShieldCheck, Sprout, Stethoscope, Trees, Truck,
  Wind, Workflow, Zap,
} from "lucide-react";
import type { RoleIcon } from "~/data/careers/types";

export const ROLE_ICONS: Record<RoleIcon, LucideIcon> = {
  Activity, Apple, BookOpen, BrainCircuit, Building2, CalendarCheck, ChartScatter, CloudCog, CodeXml, Cog, Construction, Copyright, Droplets,
  Factory, FileHeart, FilePen, FileSearch, Gauge, Gavel, HandHeart, HandHelping, HeartPulse, Hospital, Leaf, Lightbulb, Microscope, MonitorPlay,
  Network, PenTool, Presentation, Recycle, Rocket, School, Settings, ShieldCheck, Sprout, Stethoscope, Trees, Truck, Wind, Workflow, Zap,
};
