"""After a game: who moved whose chances, on large and small screens, with the keyboard, in both languages."""

import json

from playwright.sync_api import Page, Route, expect

from alcatraz.analysis.result import result_json
from alcatraz.analysis.told import told
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import texts
from tests.analysis.matches import analysed
from tests.server.hosted import Hosted
from tests.web.accessibility import axe
from tools.moments import is_over
from tools.staging import stage

RACE = ("boat", "inmate rookie", "c")
MORE = "More about this replay"


def status(language: str) -> Json:
    """What the server says when it is finished. How it gets there is tested without a browser."""
    analysis = analysed(*RACE)
    result = told(analysis.match, result_json(analysis), texts(language))
    return {"id": "a", "state": "finished", "steps": 9, "total": 9, "result": result}


def at_the_end(server: Hosted, page: Page) -> None:
    """A finished table whose analysis is half done when it is asked for, and finished the next time."""

    def started(route: Route) -> None:
        route.fulfill(json={"id": "a", "state": "running", "steps": 4, "total": 9})

    def asked(route: Route) -> None:
        route.fulfill(body=json.dumps(finished), content_type="application/json")

    staged = stage(server.url, "boat", is_over, seats=2)
    finished = status("en")
    page.route("**/tables/*/analysis*", started)
    page.route("**/analyses/a*", asked)
    page.goto(f"/r/{staged.id}")
    expect(page.get_by_test_id("replay")).to_be_visible()
    opens_it(page)


def opens_it(page: Page) -> None:
    page.get_by_role("button", name=MORE).click()
    page.get_by_role("dialog").get_by_role("button", name="Who moved whose chances").click()


def test_progress_then_turning_points_curves_and_the_table(server: Hosted, desktop: Page) -> None:
    at_the_end(server, desktop)
    sheet = desktop.get_by_role("dialog", name="Who moved whose chances")
    sheet.get_by_role("button", name="Work it out").click()
    expect(sheet.get_by_text("44 %")).to_be_visible()
    expect(sheet.get_by_role("heading", name="Turning points")).to_be_visible()
    points = status("en")["result"]["turning_points"]
    expect(sheet.get_by_text("Chances of")).to_have_count(len(points))
    rows = sheet.get_by_role("region", name="Whose decisions").get_by_role("row")
    expect(rows).to_have_count(2 + 3)
    sheet.get_by_label("Which rounds").select_option("3")
    sheet.get_by_text("The same as a table").click()
    expect(sheet.get_by_role("columnheader", name="Move")).to_be_visible()
    axe(desktop)


def test_an_answer_is_shown_when_it_is_asked_for(server: Hosted, desktop: Page) -> None:
    judged = [each for each in status("en")["result"]["turning_points"] if each["text"]["judgement"]]
    assert judged
    answer = judged[0]["text"]["judgement"]
    at_the_end(server, desktop)
    sheet = desktop.get_by_role("dialog", name="Who moved whose chances")
    sheet.get_by_role("button", name="Work it out").click()
    expect(sheet.get_by_text("What would you do here?").first).to_be_visible()
    expect(sheet.get_by_text(answer)).to_be_hidden()
    sheet.get_by_role("button", name="Show the answer").first.click()
    expect(sheet.get_by_text(answer)).to_be_visible()


def test_a_turning_point_leads_to_the_board_and_back(server: Hosted, desktop: Page) -> None:
    points = status("en")["result"]["turning_points"]
    first = min(range(len(points)), key=lambda index: points[index]["move"])
    at_the_end(server, desktop)
    sheet = desktop.get_by_role("dialog", name="Who moved whose chances")
    sheet.get_by_role("button", name="Work it out").click()
    sheet.get_by_role("button", name="Look at it").nth(first).click()
    expect(sheet).to_be_hidden()
    expect(desktop.get_by_test_id("replay")).to_contain_text(f"Move {points[first]['move']}")
    opens_it(desktop)
    expect(sheet.get_by_role("heading", name="Turning points")).to_be_visible()


def test_on_a_phone(server: Hosted, phone: Page) -> None:
    at_the_end(server, phone)
    sheet = phone.get_by_role("dialog", name="Who moved whose chances")
    sheet.get_by_role("button", name="Work it out").click()
    expect(sheet.get_by_role("heading", name="Turning points")).to_be_visible()
    wider = phone.evaluate("document.querySelector('dialog[open]:last-of-type .inside').scrollWidth > innerWidth")
    assert not wider
    axe(phone)
