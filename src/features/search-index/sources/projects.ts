import { budgetText } from '@/features/projects/budget.ts';
import { PROJECT_SOON } from '@/features/projects/project-state.ts';
import { projectWords } from '@/features/projects/labels.ts';
import { projects as allProjects } from '@/features/projects/projects.ts';
import type { Source } from '@/features/search/record.ts';

/** All projects, with their state: who looks one up may want to know to whom it went. A budget is no price. */
export const projects: Source = async () => {
  const [all, words] = await Promise.all([allProjects(), projectWords()]);
  const { open, soon, closed } = words.states;
  return all.map((project) => ({
    id: project.id,
    url: project.path,
    kind: 'projects' as const,
    title: project.title,
    arabic: project.titleAr,
    line: `${project.issuer} · ${project.place.name}`,
    chips: [...(project.award ? [words.states.awarded] : []), budgetText(project.budget, words)],
    ...(project.award ? {} : { closing: { day: project.closes, soon: PROJECT_SOON, words: { open, soon, closed } } }),
    keywords: [project.number, project.sector],
    related: [words.crumb, words.list.title],
    text: [project.issuer, project.place.name, project.place.nameAr, project.place.region],
  }));
};
