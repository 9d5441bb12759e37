import { formatBudget } from '@/features/projects/budget.ts';
import { CLOSING_SOON_DAYS } from '@/features/projects/project-state.ts';
import { getProjectLabels } from '@/features/projects/labels.ts';
import { getProjects as allProjects } from '@/features/projects/projects.ts';
import type { RecordSource } from '@/features/search/record.ts';

/** All projects, with their state: who looks one up may want to know to whom it went. A budget is no price. */
export const projects: RecordSource = async () => {
  const [all, words] = await Promise.all([allProjects(), getProjectLabels()]);
  const { open, soon, closed } = words.states;
  return all.map((project) => ({
    id: project.id,
    url: project.path,
    kind: 'projects' as const,
    title: project.title,
    arabic: project.titleAr,
    line: `${project.issuer} · ${project.place.name}`,
    chips: [...(project.award ? [words.states.awarded] : []), formatBudget(project.budget, words)],
    ...(project.award
      ? {}
      : { closing: { day: project.closes, soon: CLOSING_SOON_DAYS, words: { open, soon, closed } } }),
    keywords: [project.number, project.sector],
    related: [words.crumb, words.list.title],
    text: [project.issuer, project.place.name, project.place.nameAr, project.place.region],
  }));
};
